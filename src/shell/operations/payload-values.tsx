import type { JsonValue } from '@bufbuild/protobuf';
import { Code, Text } from '@mantine/core';
import type {
  Action,
  ActionProposal,
  CustomOperation,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Operation } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { visibleText } from '../../platform/visible-text.ts';
import { Detail } from '../frame/detail.tsx';
import { VisibleText } from '../frame/visible-text.tsx';
import { limitsOf, payloadFieldsOf, resultFieldsOf, shownJsonOf, shownValueOf } from './contract.ts';
import { type DefinedField, definedFieldsOf, definedResultFieldsOf, useDefinition } from './definition.ts';
import { inWords, wordsOf } from './labels.ts';

interface PayloadValuesProps {
  proposal: ActionProposal;
  /** Proposal that this one replaces. Differences from it are shown. */
  before?: ActionProposal | undefined;
  /** Leaves out the money that the summary names already, unless it has changed. */
  withoutMoney?: boolean;
}

export function PayloadValues({ proposal, before, withoutMoney = false }: PayloadValuesProps) {
  const { operation, operationVersion, payload } = proposal;
  const earlier = before?.operation === operation ? before.payload : undefined;
  if (payload.case === 'custom') {
    const was = earlier?.case === 'custom' ? earlier.value : undefined;
    return <CustomValues of={payload.value} was={was} version={operationVersion} fieldsOf={definedFieldsOf} />;
  }
  const fields = payloadFieldsOf(operation);
  if (payload.case === undefined || fields === undefined) {
    return <Detail label="Fields">This page is too old to show the fields. Load it again.</Detail>;
  }
  const was = earlier?.case === payload.case ? earlier?.value : undefined;
  const { amount, currency } = wordsOf(operation)?.money ?? {};
  const isMoney = (name: string) => withoutMoney && (name === amount || name === currency);
  return fields.map((one) => {
    const value = shownValueOf(one, payload.value);
    const valueBefore = was && shownValueOf(one, was);
    if (value === undefined && valueBefore === undefined) return null;
    if (isMoney(one.field.name) && (was === undefined || value === valueBefore)) return null;
    return (
      <Detail key={one.field.name} label={one.words.label}>
        {value !== undefined &&
          (limitsOf(one).isLong ? <LongText>{value}</LongText> : <VisibleText>{value}</VisibleText>)}
        {was !== undefined && value !== valueBefore && <Was>{valueBefore}</Was>}
      </Detail>
    );
  });
}

/** Value in the earlier proposal, or a note that there was none. */
function Was({ children }: { children: string | undefined }) {
  return (
    <Text size="sm" c="dimmed" component="div">
      {children === undefined ? 'Was not there before' : 'Was '}
      {children !== undefined && (
        <del>
          <VisibleText>{children}</VisibleText>
        </del>
      )}
    </Text>
  );
}

interface CustomValuesProps {
  of: CustomOperation;
  was?: CustomOperation | undefined;
  /** Version of the definition that the payload was made with. */
  version: bigint;
  fieldsOf: (definition: Operation) => DefinedField[];
}

/**
 * All fields of a tenant's own operation. If exactly this version of the definition cannot be read, fields are shown by
 * their names: in another version they may have other meanings.
 */
function CustomValues({ of: { operation, fields = {} }, was, version, fieldsOf }: CustomValuesProps) {
  const { definition } = useDefinition(operation, version);
  const known = definition === undefined ? [] : fieldsOf(definition);
  const names = new Set([...Object.keys(fields), ...Object.keys(was?.fields ?? {})]);
  const unknown = [...names].filter((name) => known.every((one) => one.name !== name));
  const shown = [
    ...known.map(({ name, label, isCode }) => ({ name, label, isCode })),
    ...unknown.map((name) => ({ name, label: visibleText(inWords(name)), isCode: false })),
  ];
  return shown.map(({ name, label, isCode }) => {
    const [value, before] = [shownOf(fields[name]), shownOf(was?.fields?.[name])];
    if (value === undefined && before === undefined) return null;
    return (
      <Detail key={name} label={label}>
        {value !== undefined && <ShownText text={value} isCode={isCode} />}
        {was !== undefined && value !== before && <Was>{before}</Was>}
      </Detail>
    );
  });
}

function shownOf(value: JsonValue | undefined): string | undefined {
  return value === undefined ? undefined : shownJsonOf(value);
}

function ShownText({ text: shown, isCode }: { text: string; isCode: boolean }) {
  if (shown === '') {
    return (
      <Text inherit c="dimmed">
        Empty
      </Text>
    );
  }
  const text = <LongText>{shown}</LongText>;
  return isCode ? <Code component="div">{text}</Code> : text;
}

function LongText({ children }: { children: string }) {
  return (
    <Text inherit style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      <VisibleText>{children}</VisibleText>
    </Text>
  );
}

interface ResultValuesProps {
  action: Action;
  operationVersion: bigint;
}

export function ResultValues({ action: { operation, result }, operationVersion }: ResultValuesProps) {
  if (result.case === 'custom') {
    return <CustomValues of={result.value} version={operationVersion} fieldsOf={definedResultFieldsOf} />;
  }
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
