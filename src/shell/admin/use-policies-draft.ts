import { useMutation } from '@connectrpc/connect-query';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { failureOf, isShownAtFields } from '../api/failure.ts';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { usePoliciesCache } from './policies-cache.ts';

interface Draft {
  text: string;
  /** What it was begun from, and is saved against. */
  base: TenantPolicies;
}

/** What is written stays until it is saved or discarded, whatever others save meanwhile. */
export function usePoliciesDraft(saved: TenantPolicies) {
  const [draft, setDraft] = useState<Draft>();
  const [overtakenBy, setOvertakenBy] = useState<TenantPolicies>();
  const [validated, setValidated] = useState<{ text: string; problems: string[] }>();
  const { base, text } = draft ?? { base: saved, text: saved.text };
  const policies = usePoliciesCache();

  const validate = useMutation(PolicyService.method.validatePolicies, {
    onSuccess: ({ problems }) => setValidated({ text, problems }),
  });
  const write = useMutation(PolicyService.method.writePolicies, {
    onSuccess: async (answer) => {
      notifyInFlight(answer);
      await policies.readAgain();
      setDraft(undefined);
      setOvertakenBy(undefined);
      setValidated(undefined);
      notifications.show({ message: 'The policies are saved. They count from the next decision on.' });
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      await policies.readAgain();
      const present = policies.shown();
      if (present === undefined) return;
      setDraft({ text, base: present });
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
    isDraft: draft !== undefined,
    isChanged: text !== base.text,
    /** What somebody else has saved since the draft was begun. */
    overtakenBy,
    /** What is wrong with the text, where that is known; none if it is in order. */
    problems: refused ?? (validated?.text === text ? validated.problems : undefined),
    validation: { isPending: validate.isPending, error: validate.error },
    /** Its error is of something else than the text. */
    saving: { isPending: write.isPending, error: refused === undefined ? write.error : null },
    edit: (value: string) => {
      setDraft({ text: value, base });
      // What was found wrong is wrong with another text.
      forgetAnswers();
    },
    discard: () => {
      setDraft(undefined);
      setOvertakenBy(undefined);
      forgetAnswers();
    },
    validate: () => validate.mutate({ text }),
    save: () => write.mutate({ text, expectedVersion: base.version }),
  };
}

/** What the text was refused for, if it was. */
function refusalsOf(error: unknown): string[] | undefined {
  if (error === null) return undefined;
  const failure = failureOf(error);
  return isShownAtFields(failure, ['text']) ? failure.problems.map(({ problem }) => problem) : undefined;
}
