import { Button, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type Pack, PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { useChange } from '../admin/change.tsx';
import { problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { ReasonInput } from './activate-form.tsx';
import { VersionChanges } from './change-list.tsx';
import { versionTitle, versionWords } from './labels.ts';
import { useInvalidatePacks } from './use-invalidate-packs.ts';

/** Button to roll back. Renders nothing if no version was active before the present one. */
export function RollBackButton({ pack }: { pack: Pack }) {
  const [isOpen, dialog] = useDisclosure();
  const { activeVersion, previousVersion } = pack;
  if (activeVersion === undefined || previousVersion === undefined) return null;
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        Roll back
      </Button>
      <Modal opened={isOpen} onClose={dialog.close} title={`Roll back to ${versionWords(previousVersion)}`} size="lg">
        <RollBackForm pack={pack} from={activeVersion} to={previousVersion} onClose={dialog.close} />
      </Modal>
    </>
  );
}

interface RollBackFormProps {
  pack: Pack;
  from: bigint;
  to: bigint;
  onClose: () => void;
}

function RollBackForm({ pack: { packKey, revision }, from, to, onClose }: RollBackFormProps) {
  const [reason, setReason] = useState('');
  const invalidate = useInvalidatePacks();
  const rollBack = useChange(PackService.method.rollBackPack, invalidate, {
    onDone: () => {
      onClose();
      notifications.show({ message: `${versionTitle(to)} applies again from the next decision on.` });
    },
    // Shows a change that somebody else has made meanwhile, before the person decides again.
    onError: invalidate,
  });
  return (
    <DialogForm
      {...rollBack.progress}
      submitLabel="Roll back"
      onSubmit={() => rollBack.mutate({ packKey, reason: reason.trim(), expectedRevision: revision })}
      onCancel={onClose}
      fields={['reason']}
    >
      <Stack gap="sm">
        <Text size="sm">
          From the next decision on, {versionWords(to)} replaces {versionWords(from)}. You can roll back once. After
          that, activate the version that you want.
        </Text>
        <VersionChanges packKey={packKey} from={from} to={to} />
      </Stack>
      <ReasonInput value={reason} onChange={setReason} error={problemOf(rollBack.failure, 'reason', 'Reason')} />
    </DialogForm>
  );
}
