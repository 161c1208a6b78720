import { Code, Text } from '@mantine/core';
import type { Action, ActionProposal } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { Detail } from '../frame/detail.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { limitsOf, payloadFieldsOf, resultFieldsOf, shownValueOf } from './contract.ts';
import { wordsOf } from './words.ts';

/** What would be executed, field by field. */
export function PayloadValues({ proposal: { operation, payload } }: { proposal: ActionProposal }) {
  const fields = payloadFieldsOf(operation);
  if (payload.case === undefined || fields === undefined) {
    return <Detail label="Fields">This page is too old to show them. Load it again.</Detail>;
  }
  return fields.map((one) => {
    const value = shownValueOf(one, payload.value);
    if (value === undefined) return null;
    return (
      <Detail key={one.field.name} label={one.words.label}>
        {limitsOf(one).isLong ? <LongText>{value}</LongText> : <VisibleText>{value}</VisibleText>}
      </Detail>
    );
  });
}

function LongText({ children }: { children: string }) {
  return (
    <Text inherit style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <VisibleText>{children}</VisibleText>
    </Text>
  );
}

/** What the provider did. */
export function ResultValues({ action: { operation, result } }: { action: Action }) {
  const fields = resultFieldsOf(operation);
  if (result.case === undefined || fields === undefined) return null;
  const values = new Map(fields.map((one) => [one.field.name, shownValueOf(one, result.value) ?? '']));
  const lines =
    wordsOf(operation)?.result ??
    fields.map(({ field, words }) => ({ label: words.label, template: `{${field.name}}`, isCode: undefined }));
  return lines.map(({ label, template, isCode }) => {
    const text = template.replace(/\{(\w+)\}/g, (_place, name: string) => values.get(name) ?? '');
    return (
      <Detail key={label} label={label}>
        {isCode ? (
          <Code>
            <VisibleText>{text}</VisibleText>
          </Code>
        ) : (
          <VisibleText>{text}</VisibleText>
        )}
      </Detail>
    );
  });
}
