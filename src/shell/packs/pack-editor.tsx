import { Alert, Anchor, Button, Code, FileButton, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { PackChange, PackVersion } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { countOf, ProblemsAlert, SourceTextarea } from '../admin/source-editor.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { Section } from '../frame/section.tsx';
import { Link } from '../router/router.tsx';
import { ChangeList, loosens, WhoWaits } from './change-list.tsx';
import { packPath } from './labels.ts';
import type { PackDraft, PackTexts } from './use-pack-draft.ts';

/** Editor for a version of a pack. @param isNew True if the pack does not exist yet. */
export function PackEditor({ draft, isNew }: { draft: PackDraft; isNew: boolean }) {
  const { overtakenBy, otherKey, problems, validationError, saving } = draft;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} style={{ alignItems: 'start' }}>
      <Stack gap="sm" style={{ minWidth: 0 }}>
        {overtakenBy !== undefined && <Overtaken by={overtakenBy} isNew={isNew} />}
        <DraftNotice draft={draft.draft} />
        <PackTextareas draft={draft} />
        <EditorButtons draft={draft} />
      </Stack>
      <Stack gap="sm" style={{ minWidth: 0 }}>
        {otherKey !== undefined && <OtherPack packKey={otherKey} />}
        {problems !== undefined && problems.length > 0 && (
          <ProblemsAlert title="This pack is not valid" problems={problems} />
        )}
        {validationError !== null && <FailureAlert error={validationError} title="The pack was not validated" />}
        {saving.error !== null && <FailureAlert error={saving.error} title="The pack was not saved" />}
        <Preview draft={draft} />
      </Stack>
    </SimpleGrid>
  );
}

function PackTextareas({ draft: { texts, problems = [], saving, edit } }: { draft: PackDraft }) {
  const inPolicies = problems.filter(({ field }) => field === 'policy_cedar').length;
  return (
    <>
      <SourceTextarea
        label="pack.yaml"
        description="Title, queues, how long proposals wait, and the allowed operations with their limits. Validated as you type."
        minRows={12}
        maxRows={32}
        value={texts.packYaml}
        readOnly={saving.isPending}
        onChange={(event) => edit({ packYaml: event.currentTarget.value })}
        error={countOf(problems.length - inPolicies, 'beside it')}
      />
      <SourceTextarea
        label="policy.cedar"
        description="Additional policies that forbid, in Cedar. Leave empty for none."
        minRows={4}
        maxRows={20}
        value={texts.policyCedar}
        readOnly={saving.isPending}
        onChange={(event) => edit({ policyCedar: event.currentTarget.value })}
        error={countOf(inPolicies, 'beside it')}
      />
    </>
  );
}

function EditorButtons({ draft }: { draft: PackDraft }) {
  const [fault, setFault] = useState<string>();
  const open = async (files: File[]) => {
    const read = await readPackFiles(files);
    setFault('problem' in read ? read.problem : undefined);
    if ('texts' in read) draft.edit(read.texts);
  };
  return (
    <>
      <Group gap="xs">
        <Button onClick={draft.save} disabled={!draft.mayBeSaved} loading={draft.saving.isPending}>
          Save as a new version
        </Button>
        <FileButton multiple accept=".yaml,.yml,.json,.cedar" onChange={(files) => void open(files)}>
          {(props) => (
            <Button {...props} variant="default" disabled={draft.saving.isPending}>
              Open files
            </Button>
          )}
        </FileButton>
        {draft.isChanged && (
          <Button variant="subtle" color="red" onClick={draft.discard} disabled={draft.saving.isPending}>
            Discard changes
          </Button>
        )}
      </Group>
      {fault !== undefined && (
        <Text size="sm" c="error" role="alert">
          {fault}
        </Text>
      )}
    </>
  );
}

function Preview({ draft: { texts, problems, isInOrder, changes, diffError } }: { draft: PackDraft }) {
  return (
    <Section title="Preview">
      {diffError !== null && <FailureAlert error={diffError} title="The changes cannot be shown" />}
      {changes !== undefined && <Changes changes={changes} />}
      {changes === undefined && diffError === null && (
        <Text size="sm" c="dimmed">
          {previewWords({ isWritten: texts.packYaml.trim() !== '', isInOrder, isWrong: problems !== undefined })}
        </Text>
      )}
    </Section>
  );
}

function previewWords({ isWritten, isInOrder, isWrong }: Record<'isWritten' | 'isInOrder' | 'isWrong', boolean>) {
  if (!isWritten) return 'Write a pack, open its files, or start with a template.';
  if (isInOrder) return 'The pack is valid, and is compared with the active version.';
  return isWrong ? 'The changes appear here when the pack is valid.' : 'The pack is being validated.';
}

function Changes({ changes }: { changes: PackChange[] }) {
  return (
    <>
      <Text size="sm" role="status">
        This pack is valid. Compared with the active version:
      </Text>
      <ChangeList label="Changes of this draft" changes={changes} />
      {loosens(changes) && <WhoWaits />}
    </>
  );
}

function Overtaken({ by, isNew }: { by: PackVersion; isNew: boolean }) {
  if (isNew) {
    return (
      <Alert role="alert" color="yellow" title="A pack with this key already exists">
        <Text size="sm">
          Not saved: this key is taken. Choose another <Code>pack_key</Code>, or{' '}
          <Anchor component={Link} to={packPath(by.packKey)} inherit underline="always">
            write a new version of {by.packKey}
          </Anchor>
          .
        </Text>
      </Alert>
    );
  }
  return (
    <Alert role="alert" color="yellow" title="Somebody else has saved a version">
      <Stack gap="xs">
        <Text size="sm">
          Not saved. Your text is still here. Below is version {String(by.version)} by {by.authorName}: copy what you
          want to keep from it, then save again.
        </Text>
        <CodeBlock label="Saved pack.yaml" text={by.packYaml} />
        {by.policyCedar !== '' && <CodeBlock label="Saved policy.cedar" text={by.policyCedar} />}
      </Stack>
    </Alert>
  );
}

function OtherPack({ packKey }: { packKey: string }) {
  return (
    <Alert role="status" color="red" title="This is another pack">
      The text has the key <Code>{packKey}</Code>, and the key of a pack cannot change. To add it, open New pack.
    </Alert>
  );
}

const MAX_BYTES = 64 * 1024;

/** Reads the texts of a pack from local files. Files that end with `.cedar` are policies, others `pack.yaml`. */
async function readPackFiles(files: readonly File[]): Promise<{ texts: Partial<PackTexts> } | { problem: string }> {
  const texts: Partial<PackTexts> = {};
  for (const file of files) {
    const part = file.name.toLowerCase().endsWith('.cedar') ? 'policyCedar' : 'packYaml';
    if (texts[part] !== undefined) {
      return { problem: `${file.name} is the second file of its kind. Open one of each kind.` };
    }
    if (file.size > MAX_BYTES) return { problem: `${file.name} is larger than 64 KiB.` };
    try {
      texts[part] = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      return { problem: `${file.name} cannot be read as UTF-8 text.` };
    }
  }
  return { texts };
}
