import { Anchor, Button, Checkbox, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  type FinishedBacktest,
  type Pack,
  PackService,
} from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { useChange } from '../admin/change.tsx';
import { problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { Link } from '../router/router.tsx';
import { backtestWords } from '../try-out/labels.ts';
import { VersionChanges } from './change-list.tsx';
import { backtestPath, versionTitle, versionWords } from './labels.ts';
import { useInvalidatePacks } from './use-pack-draft.ts';

interface ActivateFormProps {
  pack: Pack;
  version: bigint;
  /** Backtests of this version against the active version, newest first. */
  backtests: readonly FinishedBacktest[];
  onClose: () => void;
}

export function ActivateForm({ pack, version, backtests, onClose }: ActivateFormProps) {
  const { packKey, activeVersion, revision, isNextDefault } = pack;
  const [reason, setReason] = useState('');
  const [makeDefault, setMakeDefault] = useState(false);
  const [backtestHash, setBacktestHash] = useState(backtests[0]?.backtestHash ?? '');
  const invalidate = useInvalidatePacks();
  const activate = useChange(PackService.method.activatePack, invalidate, {
    onDone: () => {
      onClose();
      notifications.show({ message: `${versionTitle(version)} applies from the next decision on.` });
    },
    // Shows a change that somebody else has made meanwhile, before the person decides again.
    onError: invalidate,
  });
  const { failure } = activate;
  const send = () =>
    activate.mutate({ packKey, version, reason: reason.trim(), expectedRevision: revision, makeDefault, backtestHash });
  return (
    <DialogForm
      {...activate.progress}
      submitLabel="Activate"
      onSubmit={send}
      onCancel={onClose}
      fields={['reason', 'backtest_hash']}
    >
      <WhatHappens pack={pack} version={version} />
      <ReasonInput value={reason} onChange={setReason} error={problemOf(failure, 'reason', 'Reason')} />
      {!isNextDefault && (
        <Checkbox
          label="Make it the default pack"
          description="It then takes work that fits no other pack. If there is another administrator, they have to confirm this."
          checked={makeDefault}
          onChange={(event) => setMakeDefault(event.currentTarget.checked)}
        />
      )}
      {activeVersion !== undefined && version > 0n && (
        <BacktestSelect
          path={backtestPath(packKey, version)}
          backtests={backtests}
          value={backtestHash}
          onChange={setBacktestHash}
          error={problemOf(failure, 'backtest_hash', 'Backtest')}
        />
      )}
    </DialogForm>
  );
}

function WhatHappens({ pack: { packKey, activeVersion }, version }: Pick<ActivateFormProps, 'pack' | 'version'>) {
  if (activeVersion === undefined) {
    return (
      <Text size="sm">
        No version of this pack is active yet. From the next decision on, {versionWords(version)} applies, with all that
        it allows.
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      <Text size="sm">
        From the next decision on, {versionWords(version)} replaces {versionWords(activeVersion)}.
      </Text>
      <VersionChanges packKey={packKey} from={activeVersion} to={version} />
    </Stack>
  );
}

interface ReasonInputProps {
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

function ReasonInput({ value, onChange, error }: ReasonInputProps) {
  return (
    <Textarea
      label="Reason"
      description="Kept in the log and with the pack."
      required
      data-autofocus
      autosize
      minRows={2}
      maxRows={6}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
}

interface BacktestSelectProps extends ReasonInputProps {
  path: string;
  backtests: readonly FinishedBacktest[];
}

function BacktestSelect({ path, backtests, value, onChange, error }: BacktestSelectProps) {
  if (backtests.length === 0) {
    return (
      <Text size="sm" c={error === undefined ? 'dimmed' : 'error'}>
        {error ?? 'No backtest compares it with the active version yet.'}{' '}
        <Anchor component={Link} to={path} inherit underline="always">
          Backtest it
        </Anchor>
      </Text>
    );
  }
  return (
    <Select
      label="Backtest"
      description="Its result is kept in the log, with the activation."
      data={backtests.map((one) => ({ value: one.backtestHash, label: backtestWords(one) }))}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen ?? '')}
      clearable
      clearButtonProps={{ 'aria-label': 'No backtest' }}
      error={error}
    />
  );
}

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
