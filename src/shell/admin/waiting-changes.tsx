import type { DescMessage, DescMethodUnary, MessageInitShape } from '@bufbuild/protobuf';
import { type Timestamp, timestampMs } from '@bufbuild/protobuf/wkt';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import type { WaitingChange } from '../../../generated/proto/workgate/access/v1/waiting_change_pb.js';
import type { WaitingMaturity } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { IntegrationChange } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { FailureAlert } from '../frame/failure-alert.tsx';
import { MomentOr } from '../frame/moment.tsx';
import { useChange } from './change.tsx';

/** Changes of integrations, as they continue a sentence after the author's name. */
export const INTEGRATION_CHANGES: Record<IntegrationChange, string> = {
  [IntegrationChange.UNSPECIFIED]: 'changed it',
  [IntegrationChange.CREATED]: 'created it',
  [IntegrationChange.ENABLED]: 'switched it on',
  [IntegrationChange.REDIRECTED]: 'changed its destination or credential',
};

/** Returns true if nobody but the operator can confirm a role any more. */
export function isOver(confirmableUntil: Timestamp | undefined): boolean {
  return confirmableUntil !== undefined && timestampMs(confirmableUntil) <= Date.now();
}

/** Ways to refuse a waiting change, by the kind of what was changed: what undoes it, ends it. */
const REFUSALS = {
  pack: 'To refuse it, activate the version that counts now.',
  policies: 'To refuse it, save the text with the policies of before again.',
  operation: 'To refuse it, save another version, or retire the operation.',
  integration: 'To refuse it, switch the integration off.',
} as const;

interface WaitingChangeLineProps {
  change: WaitingChange;
  of: keyof typeof REFUSALS;
  /** Description of the change, as it continues a sentence after the author's name. */
  did: string;
}

export function WaitingChangeLine({ change, of, did }: WaitingChangeLineProps) {
  const { authorNames, changedAt, expiresAt } = change;
  return (
    <Stack gap={0}>
      <Text size="sm">
        {authorNames.join(', ')} {did} (<MomentOr isExact at={changedAt} otherwise="before" />
        ). Another administrator has to confirm this.
      </Text>
      {/* Not dimmed: on the coloured background of an alert, dimmed text is too faint to read. */}
      <Text size="xs">
        It applies after the confirmation, which is possible until <MomentOr isExact at={expiresAt} otherwise="later" />
        . Then it has to be made again. {REFUSALS[of]}
      </Text>
    </Stack>
  );
}

/** Explains fewer days until a role matures that do not count yet. */
export function WaitingMaturityLine({ waiting }: { waiting: WaitingMaturity }) {
  const { maturityDays, authorName, changedAt, countsFrom, expiresAt } = waiting;
  return (
    <Stack gap={0}>
      <Text size="sm">
        {authorName} set {maturityDays === 1 ? '1 day' : `${maturityDays} days`} (
        <MomentOr isExact at={changedAt} otherwise="before" />
        ).
      </Text>
      {countsFrom === undefined ? (
        <Text size="xs">
          Another administrator has to set as few, until <MomentOr isExact at={expiresAt} otherwise="later" />. Then
          they have to be set again. To refuse them, set the days that apply.
        </Text>
      ) : (
        <Text size="xs">
          They apply from <MomentOr isExact at={countsFrom} otherwise="later" />, because nobody else administered the
          tenant.
        </Text>
      )}
    </Stack>
  );
}

interface WaitingNoticeProps<I extends DescMessage, O extends DescMessage> {
  title: string;
  method: DescMethodUnary<I, O>;
  request: MessageInitShape<I>;
  invalidate: () => Promise<void>;
  mayConfirm: boolean;
  confirmLabel: string;
  failureTitle: string;
  confirmedMessage: string;
  children: ReactNode;
}

/** Notice about changes that do not count yet, with a button to confirm them. */
export function WaitingNotice<I extends DescMessage, O extends DescMessage>(props: WaitingNoticeProps<I, O>) {
  const { title, method, request, invalidate, mayConfirm, confirmLabel, failureTitle, confirmedMessage, children } =
    props;
  const confirm = useChange(method, invalidate, {
    onDone: () => notifications.show({ message: confirmedMessage }),
    // Shows a change that somebody else has made meanwhile, before the person decides again.
    onError: invalidate,
  });
  return (
    <Alert role="status" color="yellow" title={title}>
      <Stack gap="sm">
        {children}
        {confirm.error !== null && <FailureAlert error={confirm.error} title={failureTitle} />}
        {mayConfirm && (
          <Button
            variant="default"
            loading={confirm.isPending}
            onClick={() => confirm.mutate(request)}
            style={{ alignSelf: 'flex-start' }}
          >
            {confirmLabel}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
