import type { MessageInitShape } from '@bufbuild/protobuf';
import { Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { CreateActionProposalRequestSchema } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { Operation } from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { type Failure, firstProblem, partProblemsOf } from '../api/failure.ts';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { askedFieldsOf, emptyDraftOf, type PayloadDraft, payloadOf } from '../operations/contract.ts';
import { DefinedInputs } from '../operations/defined-inputs.tsx';
import { definedFieldsOf, isDefinedByTenant, readDraft, useDefinition } from '../operations/definition.ts';
import { PayloadInputs } from '../operations/payload-inputs.tsx';

type ProposedPayload = NonNullable<MessageInitShape<typeof CreateActionProposalRequestSchema>['payload']>;

/** What a form asks for the payload of an operation. */
export interface ProposedPayloadForm {
  inputs: ReactNode;
  /** The places at which it shows problems itself. */
  places: readonly string[];
  /** The payload as it is written; undefined if it cannot be sent, which the inputs then say. */
  read: () => ProposedPayload | undefined;
}

/** What is written, by operation, so that nothing is lost where another one is looked at. */
export type PayloadDrafts = Readonly<Record<string, PayloadDraft>>;

/** Asks for the payload of an operation, whether the service brings it along or the tenant has defined it. */
export function useProposedPayload(
  operation: string,
  failure: Failure | undefined,
  drafts: { written: PayloadDrafts; write: (written: PayloadDrafts) => void },
): ProposedPayloadForm {
  const [unread, setUnread] = useState<Readonly<Record<string, string>>>({});
  const { definition, error } = useDefinition(operation);
  const draft = drafts.written[operation];
  const write = (written: PayloadDraft) => {
    drafts.write({ ...drafts.written, [operation]: written });
    setUnread({});
  };
  if (!isDefinedByTenant(operation)) return builtInForm({ operation, draft, write, failure });
  if (definition === undefined) {
    const inputs =
      error === null ? <RecordsSkeleton /> : <FailureAlert error={error} title="It is not known what is asked for" />;
    return { inputs, places: [], read: () => undefined };
  }
  return definedForm({ definition, draft, write, failure, unread, setUnread });
}

interface Written {
  draft: PayloadDraft | undefined;
  write: (draft: PayloadDraft) => void;
  failure: Failure | undefined;
}

/** The service names a field of the payload by its place in the request, or in the stored proposal. */
const pathsOf = (operation: string, field: string) => [operation, 'payload'].map((payload) => `${payload}.${field}`);

function builtInForm({ operation, draft, write, failure }: Written & { operation: string }): ProposedPayloadForm {
  const fields = askedFieldsOf(operation);
  if (fields === undefined) {
    const words =
      operation === ''
        ? 'Nothing can be proposed through this integration yet: no operation is defined that it carries out.'
        : 'This page cannot ask for what is done through this integration. Load it again.';
    return { inputs: <Text c="error">{words}</Text>, places: [], read: () => undefined };
  }
  const written = draft ?? emptyDraftOf(fields);
  return {
    inputs: (
      <PayloadInputs
        fields={fields}
        draft={written}
        onChange={write}
        problemOf={(field, label) => firstProblem(failure, pathsOf(operation, field), label)}
      />
    ),
    places: fields.flatMap(({ field }) => pathsOf(operation, field.name)),
    read: () => payloadOf(operation, fields, written),
  };
}

interface Defined extends Written {
  definition: Operation;
  /** What could not be read when it was to be sent, by field. */
  unread: Readonly<Record<string, string>>;
  setUnread: (problems: Readonly<Record<string, string>>) => void;
}

function definedForm({ definition, draft = {}, write, failure, unread, setUnread }: Defined): ProposedPayloadForm {
  const { operation } = definition;
  const fields = definedFieldsOf(definition);
  return {
    inputs: (
      <DefinedInputs
        fields={fields}
        draft={draft}
        onChange={write}
        problemOf={({ name, label }) => unread[name] ?? partProblemsOf(failure, `payload.${name}`, label)}
      />
    ),
    places: fields.map(({ name }) => `payload.${name}`),
    read: () => {
      const { members, problems } = readDraft(fields, draft);
      setUnread(problems);
      if (Object.keys(problems).length > 0) return undefined;
      return { case: 'custom', value: { operation, fields: members } };
    },
  };
}
