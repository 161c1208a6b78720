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
  /** Of what it was begun from, and is saved against. */
  version: string;
}

/** What is written stays until it is saved or discarded, whatever others save meanwhile. */
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
      await policies.readAgain();
      draft.forget();
      setOvertakenBy(undefined);
      setValidated(undefined);
      notifications.show({ message: 'The policies are saved. They count from the next decision on.' });
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      await policies.readAgain();
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
    /** What somebody else has saved since the draft was begun. */
    overtakenBy,
    /** What is wrong with the text, where that is known; none if it is in order. */
    problems: refused ?? (validated?.text === text ? validated.problems : undefined),
    validation: { isPending: validate.isPending, error: validate.error },
    /** Its error is of something else than the text. */
    saving: { isPending: write.isPending, error: refused === undefined ? write.error : null },
    edit: (value: string) => {
      draft.set({ text: value, version });
      // What was found wrong is wrong with another text.
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

/** What the text was refused for, if it was. */
function refusalsOf(error: unknown): string[] | undefined {
  if (error === null) return undefined;
  const failure = failureOf(error);
  return isShownAtFields(failure, ['text']) ? failure.problems.map(({ problem }) => problem) : undefined;
}
