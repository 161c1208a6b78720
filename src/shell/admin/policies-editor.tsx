import { Alert, Button, Group, List, Stack, Text, Textarea } from '@mantine/core';
import type { TenantPolicies } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { usePoliciesDraft } from './use-policies-draft.ts';

const MAX_LENGTH = 65_536;

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
      <Textarea
        label="Policies"
        description="Leave empty for none."
        autosize
        minRows={8}
        maxRows={30}
        maxLength={MAX_LENGTH}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        readOnly={isBusy}
        onChange={(event) => edit(event.currentTarget.value)}
        error={problems !== undefined && problems.length > 0 ? countOf(problems) : undefined}
        styles={{
          input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-sm)' },
        }}
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
      <List size="sm" withPadding>
        {[...new Set(problems)].map((problem) => (
          <List.Item key={problem}>{problem}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function countOf(problems: string[]): string {
  const { size } = new Set(problems);
  return size === 1 ? '1 problem, listed below.' : `${size} problems, listed below.`;
}

function withExample(text: string): string {
  return text.trim() === '' ? EXAMPLE : `${text.trimEnd()}\n\n${EXAMPLE}`;
}
