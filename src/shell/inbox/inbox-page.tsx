import { Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { loadInIdleTime } from '../frame/code.ts';
import { onPress, useCode } from '../frame/later.tsx';
import { useArrivalFocus } from '../frame/page.tsx';
import { useSession } from '../session/session-context.ts';
import classes from './inbox.module.css';
import type { ViewTask } from './inbox-dialogs.tsx';
import { isFiltered } from './inbox-query.ts';
import { InboxWork } from './inbox-work.tsx';
import { useInboxQuery } from './use-inbox-query.ts';
import { ViewButton } from './view-button.tsx';
import { ViewRail } from './view-rail.tsx';
import { allOf, type InboxViews, useInboxViews, useUpdateView } from './views.ts';

const loadDialogs = loadInIdleTime(async () => (await import('./inbox-dialogs.tsx')).InboxDialogs);
/** For pages that have no room for the views beside the list. */
const ViewMenu = onPress<{ views: InboxViews; address: string }>(
  async () => (await import('./view-choice-menu.tsx')).ViewChoiceMenu,
  (press, props) => <ViewButton {...props} {...press} aria-haspopup="menu" />,
);

export function InboxPage() {
  const state = useInboxQuery();
  const views = useInboxViews();
  const [task, setTask] = useState<ViewTask>();
  const [isCreateOpen, setCreateOpen] = useState(false);
  const [Dialogs, askForDialogs] = useCode(loadDialogs);
  const begin = (wanted: ViewTask) => {
    askForDialogs();
    setTask(wanted);
  };
  const create = () => {
    askForDialogs();
    setCreateOpen(true);
  };
  const { update } = useUpdateView();
  const mayWrite = useSession().may(Permission.WORK_WRITE);
  const count = allOf(views).find(({ address }) => address === state.address)?.count;
  return (
    <div className={classes['page']} data-fills>
      <title>Inbox - Workgate</title>
      <Group justify="space-between" gap="xs">
        <Title order={1} ref={useArrivalFocus()} tabIndex={-1}>
          Inbox
        </Title>
        <Group gap="xs">
          <div className={classes['viewMenu']}>
            <ViewMenu views={views} address={state.address} />
          </div>
          {isFiltered(state.query) && (
            <Button variant="default" size="sm" onClick={() => begin({ kind: 'save' })}>
              Save view
            </Button>
          )}
          {mayWrite && (
            <Button size="sm" leftSection={<IconPlus size={16} aria-hidden />} onClick={create}>
              New WorkItem
            </Button>
          )}
        </Group>
      </Group>
      <div className={classes['body']}>
        <ViewRail
          views={views}
          address={state.address}
          onRename={(view) => begin({ kind: 'rename', view })}
          onDelete={(view) => begin({ kind: 'delete', view })}
          onReplace={(view) => update(view, state.query)}
        />
        <InboxWork {...state} count={count} onCreate={mayWrite ? create : undefined} />
      </div>
      {Dialogs !== undefined && (
        <Dialogs
          {...{ task, query: state.query, mayShare: mayWrite, isCreateOpen }}
          onClose={() => setTask(undefined)}
          onCreateClose={() => setCreateOpen(false)}
        />
      )}
    </div>
  );
}
