import { useQuery } from '@connectrpc/connect-query';
import { Pill } from '@mantine/core';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { useIsFirstContentThere } from '../api/first-content.ts';
import { APPROVED_LABEL, CHANNEL_LABELS, labelOf, PRIORITY_LABELS, STATUS_LABELS } from '../work/labels.ts';
import { type InboxQuery, ME, NOBODY } from './inbox-query.ts';
import type { InboxQueryState } from './use-inbox-query.ts';

export function useFilterNames() {
  const enabled = useIsFirstContentThere();
  const members = useQuery(MemberService.method.listMembers, {}, { enabled }).data?.members ?? [];
  const packs = useQuery(WorkService.method.listQueues, {}, { enabled }).data?.packs ?? [];
  const assignees = [
    { value: ME, label: 'Me' },
    { value: NOBODY, label: 'Nobody' },
    ...members.map(({ personId, name }) => ({ value: personId, label: visibleText(name) })),
  ];
  return {
    assignees,
    packs,
    assigneeName: (value: string) => assignees.find((one) => one.value === value)?.label ?? 'A former member',
    queueName: (packKey: string, queueKey: string) => {
      const pack = packs.find((one) => one.packKey === packKey);
      const queue = pack?.queues.find((one) => one.queueKey === queueKey);
      const title = visibleText(pack?.title ?? packKey);
      return queueKey === '' ? title : `${title}: ${visibleText(queue?.title ?? queueKey)}`;
    },
  };
}

export type FilterNames = ReturnType<typeof useFilterNames>;

export function FilterPills({ query, address, change }: InboxQueryState) {
  const names = useFilterNames();
  return filtersOf(query, names).map(({ key, words, without }) => (
    <Pill
      key={`${address} ${key}`}
      size="md"
      withRemoveButton
      onRemove={() => change(without)}
      removeButtonProps={{ 'aria-label': `Remove ${words}`, 'aria-hidden': false, tabIndex: 0 }}
    >
      {words}
    </Pill>
  ));
}

interface ActiveFilter {
  key: string;
  words: string;
  without: Partial<InboxQuery>;
}

function filtersOf(query: InboxQuery, names: FilterNames): ActiveFilter[] {
  const { statuses, priorities, channels, packKey, queueKey, tags, contactEmail, assignee } = query;
  const { from, to, overdue, dueTo } = query;
  const any = (labels: Readonly<Record<number, string>>, values: readonly number[]) =>
    values.map((value) => labelOf(labels, value)).join(', ');
  const filter = (isSet: boolean, key: string, words: string, without: Partial<InboxQuery>) =>
    isSet ? [{ key, words, without }] : [];
  return [
    filter(assignee !== '', 'assignee', `Assignee: ${names.assigneeName(assignee)}`, { assignee: '' }),
    filter(statuses.length > 0, 'status', `Status: ${any(STATUS_LABELS, statuses)}`, { statuses: [] }),
    filter(priorities.length > 0, 'priority', `Priority: ${any(PRIORITY_LABELS, priorities)}`, { priorities: [] }),
    filter(packKey !== '', 'queue', `Queue: ${names.queueName(packKey, queueKey)}`, { packKey: '', queueKey: '' }),
    filter(channels.length > 0, 'channel', `Channel: ${any(CHANNEL_LABELS, channels)}`, { channels: [] }),
    ...tags.map((tag) =>
      filter(true, `tag ${tag}`, `Tag: ${visibleText(tag)}`, { tags: tags.filter((one) => one !== tag) }),
    ),
    filter(contactEmail !== '', 'contact', `Contact: ${visibleText(contactEmail)}`, { contactEmail: '' }),
    filter(from !== '', 'from', `Opened from ${from}`, { from: '' }),
    filter(to !== '', 'to', `Opened until ${to}`, { to: '' }),
    filter(overdue, 'overdue', 'Overdue', { overdue: false }),
    filter(query.approvedToExecute, 'approved', APPROVED_LABEL, { approvedToExecute: false }),
    filter(dueTo !== '', 'due', `Due until ${dueTo}`, { dueTo: '' }),
  ].flat();
}
