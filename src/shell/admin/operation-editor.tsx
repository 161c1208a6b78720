import { useQuery } from '@connectrpc/connect-query';
import { Alert, Anchor, Button, Code, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  type Operation,
  OperationService,
  OperationStatus,
  type ValidateOperationResponse,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import type { PayloadDraft } from '../operations/contract.ts';
import { DefinedInputs } from '../operations/defined-inputs.tsx';
import { definedFieldsOf } from '../operations/definition.ts';
import { DEFINITION_EXAMPLE } from '../providers/labels.ts';
import { Link, useNavigate } from '../router/router.tsx';
import { countOf, ProblemsAlert, SourceTextarea, TextList } from './source-editor.tsx';
import { useVersionedDraft } from './use-versioned-draft.ts';

/** Editor for the definition of an operation; `saved` is undefined for a new operation. */
export function OperationEditor({ saved }: { saved: Operation | undefined }) {
  const draft = useOperationDraft(saved);
  const { text, overtakenBy, otherName, validated, shown, validationError, saving, edit } = draft;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
      <Stack gap="sm" style={{ minWidth: 0 }}>
        {overtakenBy !== undefined && <Overtaken by={overtakenBy} isNew={saved === undefined} />}
        <DraftNotice draft={draft.draft} />
        <SourceTextarea
          label="Definition"
          description="YAML or JSON, validated as you type."
          minRows={12}
          maxRows={32}
          value={text}
          readOnly={saving.isPending}
          onChange={(event) => edit({ text: event.currentTarget.value })}
          error={countOf(validated?.problems.length ?? 0, 'below')}
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
            <Button variant="default" onClick={() => edit({ text: DEFINITION_EXAMPLE })}>
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
  if (problems.length > 0) return <ProblemsAlert title="This definition is not valid" problems={problems} />;
  return (
    <Alert role="status" color="green" title="This definition is valid">
      <Text size="sm">It is not saved yet.</Text>
      {notes.length > 0 && <TextList lines={notes} />}
    </Alert>
  );
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

const { getOperation, listOperations, putOperation, validateOperation } = OperationService.method;

/** Milliseconds without input after which the text is validated. */
const PAUSE_MS = 400;

/** @param saved Operation as it was last read; undefined for a new one. */
function useOperationDraft(saved: Operation | undefined) {
  const base = { text: saved?.definition?.text ?? '', version: String(saved?.version ?? 0n) };
  const invalidate = useInvalidateOperations();
  const navigate = useNavigate();
  const draft = useVersionedDraft({
    key: `operation/${saved?.operation ?? 'new'}`,
    saved: base,
    isNew: saved === undefined,
    method: putOperation,
    requestOf: ({ text, version }) => ({ text, expectedVersion: BigInt(version) }),
    readNewest: async () => {
      const newest = (await refetch()).data?.operation;
      if (saved !== undefined) await invalidate();
      return newest;
    },
    invalidate,
    onSaved: ({ operation }) => {
      notifications.show({ message: `Version ${operation?.version} is saved. New proposals use it.` });
      if (saved === undefined) void navigate(`/admin/operations/${operation?.operation}`);
    },
  });
  const { text, version } = draft.written;
  const validation = useValidation(text);
  const writtenName = validation.validated?.operation?.operation;
  const newest = { operation: saved?.operation ?? writtenName ?? '' };
  const { refetch } = useQuery(getOperation, newest, { enabled: false });
  const otherName = saved !== undefined && writtenName !== saved.operation ? writtenName : undefined;
  const isChanged = text !== base.text || version !== base.version || saved?.status === OperationStatus.RETIRED;
  return {
    ...draft,
    ...validation,
    text,
    mayBeSaved: isChanged && writtenName !== undefined && otherName === undefined,
    /** Operation that the text defines, if it is not the one of this page. */
    otherName,
  };
}

/** Returns the service's answer about a text while somebody writes it. */
function useValidation(text: string) {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery(
    validateOperation,
    { text: settled },
    { enabled: settled.trim() !== '', placeholderData: keepPreviousData },
  );
  const isOfText = settled === text && text.trim() !== '' && !isPlaceholderData;
  return {
    /** Answer for exactly this text; undefined until it is known. */
    validated: isOfText ? data : undefined,
    /** Operation of the last valid text. */
    shown: text.trim() === '' ? undefined : data?.operation,
    validationError: isOfText ? error : null,
  };
}

/** Returns a function that reads operations again, and integrations, which list the operations that use them. */
export function useInvalidateOperations(): () => Promise<void> {
  return useInvalidate(listOperations, getOperation, IntegrationService.method.listIntegrations);
}
