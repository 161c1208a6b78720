import { useQuery } from '@connectrpc/connect-query';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { WorkService } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { useIsFirstContentThere } from '../api/first-content.ts';
import { CHANNEL_LABELS, labelOf, PRIORITY_LABELS, STATUS_LABELS } from '../work/labels.ts';
import { type InboxQuery, ME, NOBODY } from './inbox-query.ts';

export interface FilterWord {
  key: string;
  words: string;
  /** Changes to the query that remove the filter. */
  without: Partial<InboxQuery>;
}

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

/** The search text is left out, as it is in its own field. */
export function filterWords(query: InboxQuery, names: FilterNames): FilterWord[] {
  const { statuses, priorities, channels, packKey, queueKey, tags, contactEmail, assignee } = query;
  const { from, to, overdue, dueTo } = query;
  const any = (labels: Readonly<Record<number, string>>, values: readonly number[]) =>
    values.map((value) => labelOf(labels, value)).join(', ');
  const words: [isSet: boolean, FilterWord][] = [
    [
      assignee !== '',
      { key: 'assignee', words: `Assignee: ${names.assigneeName(assignee)}`, without: { assignee: '' } },
    ],
    [
      statuses.length > 0,
      { key: 'status', words: `Status: ${any(STATUS_LABELS, statuses)}`, without: { statuses: [] } },
    ],
    [
      priorities.length > 0,
      { key: 'priority', words: `Priority: ${any(PRIORITY_LABELS, priorities)}`, without: { priorities: [] } },
    ],
    [
      packKey !== '',
      { key: 'queue', words: `Queue: ${names.queueName(packKey, queueKey)}`, without: { packKey: '', queueKey: '' } },
    ],
    [
      channels.length > 0,
      { key: 'channel', words: `Channel: ${any(CHANNEL_LABELS, channels)}`, without: { channels: [] } },
    ],
    ...tags.map((tag): [boolean, FilterWord] => [
      true,
      { key: `tag ${tag}`, words: `Tag: ${visibleText(tag)}`, without: { tags: tags.filter((one) => one !== tag) } },
    ]),
    [
      contactEmail !== '',
      { key: 'contact', words: `Contact: ${visibleText(contactEmail)}`, without: { contactEmail: '' } },
    ],
    [from !== '', { key: 'from', words: `Opened from ${from}`, without: { from: '' } }],
    [to !== '', { key: 'to', words: `Opened until ${to}`, without: { to: '' } }],
    [overdue, { key: 'overdue', words: 'Overdue', without: { overdue: false } }],
    [dueTo !== '', { key: 'due', words: `Due until ${dueTo}`, without: { dueTo: '' } }],
  ];
  return words.filter(([isSet]) => isSet).map(([, word]) => word);
}
