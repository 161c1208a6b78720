import { Button, Group, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Permission } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import { loadInIdleTime } from '../frame/code.ts';
import { useArrivalFocus } from '../frame/page.tsx';
import { useCode } from '../frame/use-code.ts';
import { useSession } from '../session/session-context.ts';
import classes from './inbox.module.css';
import { isFiltered } from './inbox-query.ts';
import { InboxWork } from './inbox-work.tsx';
import { useInboxQuery } from './use-inbox-query.ts';
import { useUpdateView } from './use-update-view.ts';
import { ViewChoice } from './view-choice.tsx';
import type { ViewTask } from './view-dialogs.tsx';
import { ViewRail } from './view-rail.tsx';
import { useInboxViews } from './views.ts';

const loadDialogs = loadInIdleTime(async () => (await import('./inbox-dialogs.tsx')).InboxDialogs);

export function InboxPage() {
  const { may } = useSession();
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
  const mayWrite = may(Permission.WORK_WRITE);
  return (
    <div className={classes['page']} data-fills>
      <title>Inbox - Workgate</title>
      <Group justify="space-between" gap="xs">
        <Title order={1} ref={useArrivalFocus()} tabIndex={-1}>
          Inbox
        </Title>
        <Group gap="xs">
          <ViewChoice views={views} address={state.address} />
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
        <InboxWork {...state} onCreate={mayWrite ? create : undefined} />
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
