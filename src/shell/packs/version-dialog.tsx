import { useQuery } from '@connectrpc/connect-query';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { CodeBlock } from '../frame/code-block.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { RecordsSkeleton } from '../frame/records-skeleton.tsx';
import { versionTitle } from './labels.ts';
import type { PackDraft, PackTexts } from './use-pack-draft.ts';

interface VersionDialogProps {
  packKey: string;
  version: bigint | undefined;
  draft: PackDraft;
  onClose: () => void;
}

/** Dialog with the texts of a version, which can be the start of the next version. */
export function VersionDialog({ packKey, version, draft, onClose }: VersionDialogProps) {
  return (
    <Modal
      opened={version !== undefined}
      onClose={onClose}
      title={version === undefined ? '' : `${versionTitle(version)} of ${packKey}`}
      size="xl"
    >
      {version !== undefined && <VersionTexts packKey={packKey} version={version} draft={draft} onClose={onClose} />}
    </Modal>
  );
}

function VersionTexts({ packKey, version, draft, onClose }: VersionDialogProps & { version: bigint }) {
  const { texts, error } = useVersionTexts(packKey, version);
  if (texts === undefined) {
    return error === null ? <RecordsSkeleton /> : <FailureAlert error={error} title="The version cannot be shown" />;
  }
  const begin = () => {
    draft.edit({ packYaml: texts.packYaml, policyCedar: texts.policyCedar });
    onClose();
  };
  return (
    <Stack>
      <CodeBlock label="pack.yaml" text={texts.packYaml} />
      {texts.policyCedar.trim() === '' ? (
        <Text size="sm">It has no policies of its own.</Text>
      ) : (
        <CodeBlock label="policy.cedar" text={texts.policyCedar} />
      )}
      {draft.isChanged && <Text size="sm">This version would replace your unsaved text.</Text>}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button onClick={begin}>{draft.isChanged ? 'Replace my text' : 'Edit from this version'}</Button>
      </Group>
    </Stack>
  );
}

/** Returns the texts of a version; version zero is the shipped pack. */
export function useVersionTexts(
  packKey: string,
  version: bigint,
): { texts: PackTexts | undefined; error: Error | null } {
  const { getPack, listPackTemplates } = PackService.method;
  const written = useQuery(getPack, { packKey, version }, { enabled: version > 0n });
  const shipped = useQuery(listPackTemplates, {}, { enabled: version === 0n });
  if (version > 0n) return { texts: written.data?.version, error: written.error };
  return { texts: shipped.data?.templates.find((one) => one.packKey === packKey), error: shipped.error };
}
