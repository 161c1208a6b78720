import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { PolicyService, type TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { failureOf, isShownAtFields } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { countOf, SourceTextarea, TextList } from './source-editor.tsx';
import { useVersionedDraft } from './use-versioned-draft.ts';

const EXAMPLE = `@id("no-dollars")
@reason("No dollars today.")
forbid (principal, action == Action::"propose", resource)
when { context.currency == "USD" };
`;

export function PoliciesEditor({ saved }: { saved: TenantPolicies }) {
  const draft = usePoliciesDraft(saved);
  const { text, overtakenBy, problems, validation, saving, edit } = draft;
  const isBusy = validation.isPending || saving.isPending;
  return (
    <Stack gap="sm">
      {overtakenBy !== undefined && <Overtaken by={overtakenBy} />}
      <DraftNotice draft={draft.draft} />
      <SourceTextarea
        label="Policies"
        description="Leave empty for none."
        minRows={8}
        maxRows={30}
        value={text}
        readOnly={isBusy}
        onChange={(event) => edit(event.currentTarget.value)}
        error={countOf(new Set(problems).size, 'below')}
      />
      {problems !== undefined && <Verdict problems={problems} />}
      {validation.error !== null && <FailureAlert error={validation.error} title="The policies were not validated" />}
      {saving.error !== null && <FailureAlert error={saving.error} title="The policies were not saved" />}
      <Group gap="xs">
        <Button onClick={draft.save} disabled={!draft.isChanged || validation.isPending} loading={saving.isPending}>
          Save
        </Button>
        <Button variant="default" onClick={draft.validate} disabled={saving.isPending} loading={validation.isPending}>
          Validate
        </Button>
        <Button variant="default" onClick={() => edit(withExample(text))} disabled={isBusy}>
          Add an example
        </Button>
        {draft.isDraft && (
          <Button variant="subtle" color="red" onClick={draft.discard} disabled={isBusy}>
            Discard changes
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function Overtaken({ by }: { by: TenantPolicies }) {
  return (
    <Alert role="alert" color="yellow" title="Somebody else has changed the policies">
      <Stack gap="xs">
        <Text size="sm">
          Not saved. Your text is still here. Below are the saved policies: copy what you want to keep from them, then
          save again.
        </Text>
        <CodeBlock label="Saved policies" text={by.text === '' ? '(none)' : by.text} />
      </Stack>
    </Alert>
  );
}

function Verdict({ problems }: { problems: string[] }) {
  if (problems.length === 0) {
    return (
      <Alert role="status" color="green" title="These policies are valid">
        They are not saved yet.
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="red" title="These policies are not valid">
      <TextList lines={problems} />
    </Alert>
  );
}

function withExample(text: string): string {
  return text.trim() === '' ? EXAMPLE : `${text.trimEnd()}\n\n${EXAMPLE}`;
}

const { getPolicies, validatePolicies, writePolicies } = PolicyService.method;

function usePoliciesDraft(saved: TenantPolicies) {
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
