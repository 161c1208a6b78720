import { toJsonString } from '@bufbuild/protobuf';
import { useMutation } from '@connectrpc/connect-query';
import { Anchor, Button, Code, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ActionService } from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import { DsseEnvelopeSchema } from '../../../generated/proto/workgate/action/v1/evidence_pb.js';
import { saveFile } from '../audit/save-file.ts';
import { CopyField } from '../frame/copy-field.tsx';
import { FailureAlert } from '../frame/failure-alert.tsx';

const KEYS_PATH = '/.well-known/jwks.json';

export function ExportPacket({ workItemId }: { workItemId: string }) {
  const name = `workgate-${workItemId}.json`;
  const { mutate, isPending, isSuccess, error } = useMutation(ActionService.method.exportWorkItemPacket, {
    onSuccess: ({ packet }) => {
      if (packet === undefined) return;
      // The format that `workgate verify` takes.
      saveFile(name, new Blob([toJsonString(DsseEnvelopeSchema, packet)], { type: 'application/json' }));
    },
  });
  return (
    <Stack gap="sm" align="flex-start" w="100%">
      <Text size="sm">
        A packet is a signed file that anybody can verify without this service. It contains the whole conversation and
        all actions, unencrypted. The log records who exported it.
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isPending}
        onClick={() => mutate({ workItemId })}
      >
        Export packet
      </Button>
      {error !== null && <FailureAlert error={error} title="The packet was not exported" />}
      <Stack gap="xs" w="100%" role="status">
        {isSuccess && (
          <>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              Saved as <Code>{name}</Code>. Verify it with the{' '}
              <Anchor href={KEYS_PATH} target="_blank" inherit>
                public keys of this service
              </Anchor>
              ; to verify it offline, keep a copy of them.
            </Text>
            <CopyField
              label="Verify it"
              value={`workgate verify ${name} --jwks ${window.location.origin}${KEYS_PATH}`}
            />
          </>
        )}
      </Stack>
    </Stack>
  );
}
