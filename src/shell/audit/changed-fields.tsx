import type { JsonObject, JsonValue } from '@bufbuild/protobuf';
import { DataList, Text } from '@mantine/core';
import { Detail } from '../frame/detail.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { inWords } from '../operations/labels.ts';

const BEFORE = 'previous_';
const HASH = /^[0-9a-f]{64}$/;
const WORD = /^[a-z]+(_[a-z]+)*$/;

/** The values of an entry in words, with those from before. Leaves hashes and lists to the data below. */
export function ChangedFields({ data }: { data: JsonObject }) {
  const fields = Object.entries(data).flatMap(([name, value]) => {
    const words = wordsOf(value);
    return words === undefined || name.startsWith(BEFORE) ? [] : [{ name, words, before: data[BEFORE + name] }];
  });
  if (fields.length === 0) return null;
  return (
    <DataList labelWidth="8rem" gap={6} aria-label="Changes">
      {fields.map(({ name, words, before }) => (
        <Detail key={name} label={inWords(name)}>
          <VisibleText>{words}</VisibleText>
          {before !== undefined && (
            <Text span inherit c="dimmed">
              , was <VisibleText>{wordsOf(before) ?? 'another value'}</VisibleText>
            </Text>
          )}
        </Detail>
      ))}
    </DataList>
  );
}

/** Returns undefined for values that say nothing to people. */
function wordsOf(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '' || HASH.test(value)) return undefined;
  return WORD.test(value) ? inWords(value) : value;
}
