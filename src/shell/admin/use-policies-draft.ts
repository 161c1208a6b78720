import { useMutation, useQuery } from '@connectrpc/connect-query';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { failureOf, isShownAtFields } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { useVersionedDraft } from './use-versioned-draft.ts';

const { getPolicies, validatePolicies, writePolicies } = PolicyService.method;

export function usePoliciesDraft(saved: TenantPolicies) {
  const base = { text: saved.text, version: String(saved.version) };
  const [validated, setValidated] = useState<{ text: string; problems: string[] }>();
  const { refetch } = useQuery(getPolicies, {}, { enabled: false });
  const draft = useVersionedDraft({
    key: 'policies',
    saved: base,
    isNew: false,
    method: writePolicies,
    requestOf: ({ text, version }) => ({ text, expectedVersion: BigInt(version) }),
    readNewest: async () => (await refetch()).data?.tenant,
    invalidate: useInvalidate(getPolicies),
    onSaved: () => {
      setValidated(undefined);
      notifications.show({ message: 'The policies are saved. They apply from the next decision on.' });
    },
  });
  const { text, version } = draft.written;
  const validate = useMutation(validatePolicies, {
    onSuccess: ({ problems }) => setValidated({ text, problems }),
  });
  const { error, isPending } = draft.saving;
  const refused = refusalsOf(error);
  return {
    ...draft,
    text,
    isChanged: text !== base.text || version !== base.version,
    /** Problems of the text; empty if it is valid, undefined if that is not known yet. */
    problems: refused ?? (validated?.text === text ? validated.problems : undefined),
    validation: { isPending: validate.isPending, error: validate.error },
    /** The error is null if it is about the text, as `problems` has it then. */
    saving: { isPending, error: refused === undefined ? error : null },
    edit: (value: string) => {
      draft.edit({ text: value });
      validate.reset();
    },
    discard: () => {
      draft.discard();
      validate.reset();
    },
    validate: () => validate.mutate({ text }),
  };
}

/** Returns the problems of a text that was refused; undefined if it was not. */
function refusalsOf(error: unknown): string[] | undefined {
  if (error === null) return undefined;
  const failure = failureOf(error);
  return isShownAtFields(failure, ['text']) ? failure.problems.map(({ problem }) => problem) : undefined;
}
