import { useQuery } from '@connectrpc/connect-query';
import { MultiSelect } from '@mantine/core';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import type { Principal } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { failureOf, problemOf } from '../api/failure.ts';
import { useSession } from '../session/session-context.ts';
import { MentionTextarea } from './mention-textarea.tsx';

/** Most people that the contract allows. */
const MAX_MENTIONED = 20;

export interface NoteText {
  content: string;
  mentionedIds: string[];
}

interface NoteFieldsProps {
  label: string;
  description?: string;
  value: NoteText;
  onChange: (value: NoteText) => void;
  /** They may have left since. */
  mentioned?: readonly Principal[];
  readOnly: boolean;
  error: Error | null;
}

export function NoteFields({ label, description, value, onChange, mentioned = [], readOnly, error }: NoteFieldsProps) {
  const { person } = useSession();
  const { data } = useQuery(MemberService.method.listMembers, {});
  const { content, mentionedIds } = value;
  const others = (data?.members ?? []).filter(({ personId }) => personId !== person.personId);
  const former = mentioned.filter(({ id }) => !others.some(({ personId }) => personId === id));
  const options = [
    ...others.map(({ personId, name }) => ({ value: personId, label: `@${visibleText(name)}` })),
    ...former.map(({ id, displayName }) => ({ value: id, label: `@${visibleText(displayName)}` })),
  ];
  const failure = error === null ? undefined : failureOf(error);
  return (
    <>
      <MentionTextarea
        label={label}
        {...(description !== undefined && { description })}
        value={content}
        members={others}
        readOnly={readOnly}
        error={problemOf(failure, 'content', 'Note')}
        onChange={(text, member) =>
          onChange({ content: text, mentionedIds: withMember(mentionedIds, member?.personId) })
        }
      />
      <MultiSelect
        label="Mention"
        data={options}
        value={mentionedIds}
        onChange={(chosen) => onChange({ content, mentionedIds: chosen })}
        maxValues={MAX_MENTIONED}
        searchable
        readOnly={readOnly}
        error={problemOf(failure, 'mentioned_ids', 'Somebody')}
      />
    </>
  );
}

function withMember(ids: string[], personId: string | undefined): string[] {
  if (personId === undefined || ids.includes(personId) || ids.length === MAX_MENTIONED) return ids;
  return [...ids, personId];
}
