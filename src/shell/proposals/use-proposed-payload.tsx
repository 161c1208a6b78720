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

interface ProposedPayloadForm {
  inputs: ReactNode;
  places: readonly string[];
  /** Returns undefined if the payload cannot be sent; the inputs then say why. */
  read: () => ProposedPayload | undefined;
}

/** By operation, so that nothing is lost when somebody looks at another operation. */
export type PayloadDrafts = Readonly<Record<string, PayloadDraft>>;

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
      error === null ? <RecordsSkeleton /> : <FailureAlert error={error} title="The form cannot be loaded" />;
    return { inputs, places: [], read: () => undefined };
  }
  return definedForm({ definition, draft, write, failure, unread, setUnread });
}

interface Written {
  draft: PayloadDraft | undefined;
  write: (draft: PayloadDraft) => void;
  failure: Failure | undefined;
}

/** The service may name a field by its path in the request, or in the stored proposal. */
const pathsOf = (operation: string, field: string) => [operation, 'payload'].map((payload) => `${payload}.${field}`);

function builtInForm({ operation, draft, write, failure }: Written & { operation: string }): ProposedPayloadForm {
  const fields = askedFieldsOf(operation);
  if (fields === undefined) {
    const words =
      operation === ''
        ? 'Nothing can be proposed through this integration yet: no operation is defined for it.'
        : 'This page is too old for this integration. Load it again.';
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
