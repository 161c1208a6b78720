import { Alert, Anchor, Button, Code, Group, List, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type {
  Operation,
  ValidateOperationResponse,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import type { PayloadDraft } from '../operations/contract.ts';
import { DefinedInputs } from '../operations/defined-inputs.tsx';
import { definedFieldsOf } from '../operations/definition.ts';
import { DEFINITION_EXAMPLE } from '../providers/labels.ts';
import { Link } from '../router/router.tsx';
import { useOperationDraft } from './use-operation-draft.ts';

const MAX_LENGTH = 65_536;

/** Editor for the definition of an operation; `saved` is undefined for a new operation. */
export function OperationEditor({ saved }: { saved: Operation | undefined }) {
  const draft = useOperationDraft(saved);
  const { text, overtakenBy, otherName, validated, shown, validationError, saving, edit } = draft;
  const problems = validated?.problems ?? [];
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
      <Stack gap="sm" style={{ minWidth: 0 }}>
        {overtakenBy !== undefined && <Overtaken by={overtakenBy} isNew={saved === undefined} />}
        <DraftNotice draft={draft.draft} />
        <Textarea
          label="Definition"
          description="YAML or JSON, validated as you type."
          autosize
          minRows={12}
          maxRows={32}
          maxLength={MAX_LENGTH}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          readOnly={saving.isPending}
          onChange={(event) => edit(event.currentTarget.value)}
          error={problems.length > 0 ? countOf(problems.length) : undefined}
          styles={{
            input: { fontFamily: 'var(--mantine-font-family-monospace)', fontSize: 'var(--mantine-font-size-sm)' },
          }}
        />
        {otherName !== undefined && <OtherOperation name={otherName} />}
        {validated !== undefined && <Verdict said={validated} />}
        {validationError !== null && <FailureAlert error={validationError} title="The definition was not validated" />}
        {saving.error !== null && <FailureAlert error={saving.error} title="The definition was not saved" />}
        <Group gap="xs">
          <Button onClick={draft.save} disabled={!draft.mayBeSaved} loading={saving.isPending}>
            Save
          </Button>
          {text.trim() === '' && (
            <Button variant="default" onClick={() => edit(DEFINITION_EXAMPLE)}>
              Start with an example
            </Button>
          )}
          {draft.isDraft && (
            <Button variant="subtle" color="red" onClick={draft.discard} disabled={saving.isPending}>
              Discard changes
            </Button>
          )}
        </Group>
      </Stack>
      <FormPreview operation={shown} />
    </SimpleGrid>
  );
}

function Overtaken({ by, isNew }: { by: Operation; isNew: boolean }) {
  if (isNew) {
    return (
      <Alert role="alert" color="yellow" title="An operation of this name already exists">
        <Text size="sm">
          Not saved: this name is taken. Choose another name, or{' '}
          <Anchor component={Link} to={`/admin/operations/${by.operation}`} inherit underline="always">
            write a new version of {by.operation}
          </Anchor>
          .
        </Text>
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="yellow" title="Somebody else has changed the operation">
      <Stack gap="xs">
        <Text size="sm">
          Not saved. Your text is still here. Below is the saved version {String(by.version)}: copy what you want to
          keep from it, then save again.
        </Text>
        <CodeBlock label="Saved definition" text={by.definition?.text ?? '(none)'} />
      </Stack>
    </Alert>
  );
}

function OtherOperation({ name }: { name: string }) {
  return (
    <Alert role="status" color="red" title="This is another operation">
      The text defines <Code>{name}</Code>, and the name of an operation cannot change. To add it, open New operation.
    </Alert>
  );
}

function Verdict({ said: { problems, notes } }: { said: ValidateOperationResponse }) {
  if (problems.length === 0) {
    return (
      <Alert role="status" color="green" title="This definition is valid">
        <Text size="sm">It is not saved yet.</Text>
        {notes.length > 0 && (
          <List size="sm" withPadding>
            {notes.map((note) => (
              <List.Item key={note}>{note}</List.Item>
            ))}
          </List>
        )}
      </Alert>
    );
  }
  return (
    <Alert role="status" color="red" title="This definition is not valid">
      <List size="sm" withPadding>
        {problems.map(({ field, problem }) => (
          <List.Item key={`${field} ${problem}`}>
            <Code>{field}</Code> {problem}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function countOf(problems: number): string {
  return problems === 1 ? '1 problem, listed below.' : `${problems} problems, listed below.`;
}

/** The form as people who propose the operation see it. Input to it is not used. */
function FormPreview({ operation }: { operation: Operation | undefined }) {
  const [draft, setDraft] = useState<PayloadDraft>({});
  return (
    <Section title="Form preview">
      <Text size="sm" c="dimmed">
        {operation === undefined
          ? 'The form appears here when the definition is valid.'
          : 'The form for people who propose it. What you enter here is not sent or saved.'}
      </Text>
      {operation !== undefined && (
        <DefinedInputs
          fields={definedFieldsOf(operation)}
          draft={draft}
          onChange={setDraft}
          problemOf={() => undefined}
        />
      )}
    </Section>
  );
}
