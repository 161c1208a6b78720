import { useMutation } from '@connectrpc/connect-query';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { failureOf, isShownAtFields } from '../api/failure.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { usePoliciesCache } from './policies-cache.ts';

interface WrittenPolicies {
  text: string;
  /** Version that the draft is based on and is saved against. */
  version: string;
}

/**
 * Draft of the tenant's policies. It is kept until it is saved or discarded, even if others save a version meanwhile.
 */
export function usePoliciesDraft(saved: TenantPolicies) {
  const draft = useDraft<WrittenPolicies | null>('policies', null);
  const [overtakenBy, setOvertakenBy] = useState<TenantPolicies>();
  const [validated, setValidated] = useState<{ text: string; problems: string[] }>();
  const { version, text } = draft.value ?? { version: String(saved.version), text: saved.text };
  const policies = usePoliciesCache();

  const validate = useMutation(PolicyService.method.validatePolicies, {
    onSuccess: ({ problems }) => setValidated({ text, problems }),
  });
  const write = useMutation(PolicyService.method.writePolicies, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await policies.invalidate();
      draft.forget();
      setOvertakenBy(undefined);
      setValidated(undefined);
      notifications.show({ message: 'The policies are saved. They apply from the next decision on.' });
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      await policies.invalidate();
      const present = policies.shown();
      if (present === undefined) return;
      draft.set({ text, version: String(present.version) });
      setOvertakenBy(present);
      write.reset();
    },
  });
  const forgetAnswers = () => {
    validate.reset();
    write.reset();
  };
  const refused = refusalsOf(write.error);
  return {
    text,
    draft,
    isDraft: draft.value !== null,
    isChanged: text !== saved.text || version !== String(saved.version),
    /** Version that somebody else has saved since the draft was begun. */
    overtakenBy,
    /** Problems of the text; empty if it is valid, undefined if that is not known yet. */
    problems: refused ?? (validated?.text === text ? validated.problems : undefined),
    validation: { isPending: validate.isPending, error: validate.error },
    /** The error is null if it is about the text, as `problems` has it then. */
    saving: { isPending: write.isPending, error: refused === undefined ? write.error : null },
    edit: (value: string) => {
      draft.set({ text: value, version });
      // Problems that were found apply to the old text only.
      forgetAnswers();
    },
    discard: () => {
      draft.forget();
      setOvertakenBy(undefined);
      forgetAnswers();
    },
    validate: () => validate.mutate({ text }),
    save: () => write.mutate({ text, expectedVersion: BigInt(version) }),
  };
}

/** Returns the problems of a text that was refused; undefined if it was not. */
function refusalsOf(error: unknown): string[] | undefined {
  if (error === null) return undefined;
  const failure = failureOf(error);
  return isShownAtFields(failure, ['text']) ? failure.problems.map(({ problem }) => problem) : undefined;
}
