import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { Member } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { VisibleText } from '../frame/visible-text.tsx';

const MAX_OFFERED = 8;

interface MentionTextareaProps {
  label: string;
  description?: string;
  value: string;
  members: readonly Member[];
  readOnly: boolean;
  error: string | undefined;
  onChange: (content: string, mentioned?: Member) => void;
}

/**
 * `@` lists members; arrow keys and Enter choose one while the caret stays. Screen readers announce the chosen member.
 */
export function MentionTextarea({ members, value, onChange, readOnly, ...field }: MentionTextareaProps) {
  const listId = useId();
  const { textarea, offered, chosen, follow, choose, close, onKeyDown } = useMentionList(members, value, onChange);
  const combobox = useCombobox({ opened: chosen !== undefined });
  return (
    <Combobox
      store={combobox}
      // A text field cannot own a list elsewhere, and the list must be inside the page's landmarks.
      withinPortal={false}
      onOptionSubmit={(id) => choose(offered.find(({ personId }) => personId === id))}
    >
      <Combobox.DropdownTarget>
        <Textarea
          {...field}
          ref={textarea}
          autosize
          minRows={2}
          maxRows={10}
          maxLength={16_384}
          value={value}
          readOnly={readOnly}
          aria-autocomplete="list"
          aria-controls={chosen === undefined ? undefined : listId}
          aria-activedescendant={chosen === undefined ? undefined : `${listId}-${chosen.personId}`}
          onChange={(event) => {
            onChange(event.currentTarget.value);
            follow(event);
          }}
          onSelect={follow}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </Combobox.DropdownTarget>
      <Combobox.Dropdown>
        <Combobox.Options id={listId} aria-label="Members">
          {offered.map((member) => (
            <Combobox.Option
              key={member.personId}
              id={`${listId}-${member.personId}`}
              value={member.personId}
              active={member === chosen}
              aria-selected={member === chosen}
              data-combobox-selected={member === chosen || undefined}
            >
              <VisibleText>{member.name}</VisibleText>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function useMentionList(members: readonly Member[], value: string, onChange: MentionTextareaProps['onChange']) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<MentionQuery>();
  const [at, setAt] = useState(0);
  const offered =
    query === undefined ? [] : members.filter(({ name }) => isNamedLike(name, query.words)).slice(0, MAX_OFFERED);
  const chosen = offered[Math.min(at, offered.length - 1)];
  const close = () => setQuery(undefined);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const next = mentionAt(currentTarget.value, currentTarget.selectionStart);
    if (next?.from === query?.from && next?.words === query?.words) return;
    setQuery(next);
    setAt(0);
  };
  const choose = (member: Member | undefined) => {
    if (query === undefined || member === undefined) return;
    const { text, caret } = withMention(value, query, member.name);
    close();
    onChange(text, member);
    // Wait until the field has the new text.
    requestAnimationFrame(() => textarea.current?.setSelectionRange(caret, caret));
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt((at + 1) % offered.length),
    ArrowUp: () => setAt((at + offered.length - 1) % offered.length),
    Enter: () => choose(chosen),
    Tab: () => choose(chosen),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing;
    if (chosen === undefined || move === undefined || isModified) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  return { textarea, offered, chosen, follow, choose, close, onKeyDown };
}

interface MentionQuery {
  from: number;
  words: string;
}

/** The `@` of an email address is inside a word. */
const BEHIND_AT = /(?:^|[\s(])@([^\s@]{0,40})$/u;

function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const words = BEHIND_AT.exec(text.slice(0, caret))?.[1];
  return words === undefined ? undefined : { from: caret - words.length - 1, words };
}

function withMention(text: string, { from, words }: MentionQuery, name: string): { text: string; caret: number } {
  const behind = text.slice(from + 1 + words.length);
  const written = `@${name}${/^\s/u.test(behind) ? '' : ' '}`;
  return { text: `${text.slice(0, from)}${written}${behind}`, caret: from + written.length };
}

/** Compares the beginnings of words, regardless of case and accents. */
function isNamedLike(name: string, words: string): boolean {
  const [wanted, ...parts] = [words, name, ...name.split(/\s+/u)].map(plain);
  return parts.some((part) => part.startsWith(wanted ?? ''));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
