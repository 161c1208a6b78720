import { useQuery } from '@connectrpc/connect-query';
import { Modal, Radio, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { problemOf } from '../api/failure.ts';
import { useInvalidate } from '../api/use-invalidate.ts';
import { DialogForm } from '../frame/dialog-form.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';
import { useSession } from '../session/session-context.ts';
import { ConfirmedChange, useChange, useSecretChange } from './change.tsx';
import type { ShownSecret } from './secret-dialog.tsx';

const { claimIdentityApiKey, listIdentityApiKeys, listOwnIdentityApiKeys, offerIdentityApiKey, revokeIdentityApiKey } =
  IdentityService.method;

export interface AskedOfApiKey {
  what: 'accept' | 'claim' | 'offer' | 'rotate' | 'revoke';
  apiKey: IdentityApiKey;
}

interface ApiKeyDialogsProps {
  asked: AskedOfApiKey | undefined;
  onClose: () => void;
  onSecret: (secret: ShownSecret) => void;
}

export function ApiKeyDialogs({ asked, onClose, onSecret }: ApiKeyDialogsProps) {
  const keyTo = (what: AskedOfApiKey['what']) => (asked?.what === what ? asked.apiKey : undefined);
  const rotating = keyTo('rotate');
  const offering = keyTo('offer');
  const accepting = keyTo('accept');
  return (
    <>
      <Modal opened={rotating !== undefined} onClose={onClose} title={`Rotate ${rotating?.name}`}>
        {rotating !== undefined && <RotateForm apiKey={rotating} onClose={onClose} onSecret={onSecret} />}
      </Modal>
      <Modal opened={offering !== undefined} onClose={onClose} title={`Give ${offering?.name} away`}>
        {offering !== undefined && <OfferForm apiKey={offering} onClose={onClose} />}
      </Modal>
      <Modal opened={accepting !== undefined} onClose={onClose} title={`Accept ${accepting?.name}`}>
        {accepting !== undefined && <AcceptForm apiKey={accepting} onClose={onClose} onSecret={onSecret} />}
      </Modal>
      <ClaimDialog apiKey={keyTo('claim')} onClose={onClose} />
      <RevokeApiKeyDialog apiKey={keyTo('revoke')} onClose={onClose} />
    </>
  );
}

interface FormProps {
  apiKey: IdentityApiKey;
  onClose: () => void;
}

interface SecretFormProps extends FormProps {
  onSecret: (secret: ShownSecret) => void;
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const OVERLAPS = [
  { seconds: 0, label: 'None: it stops at once' },
  { seconds: HOUR_SECONDS, label: '1 hour' },
  { seconds: DAY_SECONDS, label: '24 hours' },
  { seconds: 7 * DAY_SECONDS, label: '7 days' },
  { seconds: 30 * DAY_SECONDS, label: '30 days' },
] as const;

function RotateForm({ apiKey: { keyId, name, ownerId, ownerName }, onClose, onSecret }: SecretFormProps) {
  const { person } = useSession();
  const [overlap, setOverlap] = useState(String(DAY_SECONDS));
  const rotate = useSecretChange(IdentityService, async (client) => {
    const request = { keyId, overlap: { seconds: BigInt(overlap) } };
    const { secret, ...answer } = await client.rotateIdentityApiKey(request);
    onSecret({ keyName: name, secret });
    notifyInFlight(answer);
  });
  return (
    <DialogForm
      {...rotate.progress}
      submitLabel="Rotate"
      onSubmit={() => rotate.mutate()}
      onCancel={onClose}
      fields={['overlap']}
    >
      <Text>A new key replaces {name}, with the same scopes and limits.</Text>
      <Text size="sm" c="dimmed">
        {ownerId === person.personId
          ? 'Only you see its secret.'
          : `You see its secret, so you become accountable for what it does, together with ${ownerName || 'its owner'}, and cannot approve its proposals. The owner stays the same.`}
      </Text>
      <Radio.Group
        label="Overlap: time for which the old key still works"
        value={overlap}
        onChange={setOverlap}
        error={problemOf(rotate.failure, 'overlap', 'Overlap')}
      >
        <Stack gap="xs" mt="xs">
          {OVERLAPS.map(({ seconds, label }) => (
            <Radio key={seconds} value={String(seconds)} label={label} data-autofocus={String(seconds) === overlap} />
          ))}
        </Stack>
      </Radio.Group>
    </DialogForm>
  );
}

/** Form to give a key away. The other person accepts the offer, and is then shown a new secret. */
function OfferForm({ apiKey: { keyId, name, ownerId, offeredToId }, onClose }: FormProps) {
  const { data } = useQuery(MemberService.method.listMembers, {});
  const [personId, setPersonId] = useState(offeredToId);
  const invalidate = useInvalidate(listIdentityApiKeys, listOwnIdentityApiKeys);
  const offer = useChange(offerIdentityApiKey, invalidate, { onDone: onClose });
  const receivers = data?.members.filter((member) => member.role !== Role.VIEWER && member.personId !== ownerId) ?? [];
  return (
    <DialogForm
      {...offer.progress}
      submitLabel={personId === '' ? 'Withdraw the offer' : 'Offer'}
      onSubmit={() => offer.mutate({ keyId, personId })}
      onCancel={onClose}
      fields={['person_id']}
    >
      <Text>
        The person who accepts {name} becomes its owner, and gets a new secret that only they see. The present secret
        stops working at once. You stay accountable for what the key has proposed so far.
      </Text>
      <Select
        label="New owner"
        description="Leave empty to withdraw an offer. Offers expire after 7 days."
        placeholder="Nobody"
        clearable
        data-autofocus
        data={receivers.map((member) => ({ value: member.personId, label: `${member.name} (${member.email})` }))}
        value={personId === '' ? null : personId}
        onChange={(value) => setPersonId(value ?? '')}
        error={problemOf(offer.failure, 'person_id', 'Person')}
      />
    </DialogForm>
  );
}

function AcceptForm({ apiKey: { keyId, name, ownerName }, onClose, onSecret }: SecretFormProps) {
  const accept = useSecretChange(IdentityService, async (client) => {
    const { secret, ...answer } = await client.acceptIdentityApiKey({ keyId });
    onSecret({ keyName: name, secret });
    notifyInFlight(answer);
  });
  return (
    <DialogForm
      {...accept.progress}
      submitLabel="Accept"
      onSubmit={() => accept.mutate()}
      onCancel={onClose}
      fields={[]}
    >
      <Text>
        {ownerName} offers you {name}. If you accept, you are accountable for what the key does, and cannot approve its
        proposals. You get a new secret. The secret that {ownerName} knows stops working at once, so give the new one to
        your programs.
      </Text>
    </DialogForm>
  );
}

interface DialogProps {
  apiKey: IdentityApiKey | undefined;
  onClose: () => void;
}

function ClaimDialog({ apiKey, onClose }: DialogProps) {
  const known = apiKey?.shownTo.length ? ` Then rotate it: its secret is known to ${apiKey.shownTo.join(', ')}.` : '';
  return (
    <ConfirmedChange
      method={claimIdentityApiKey}
      request={apiKey && { keyId: apiKey.keyId }}
      invalidate={useInvalidate(listIdentityApiKeys)}
      title={`Claim ${apiKey?.name}?`}
      consequence={`You become its owner: you are accountable for what it does, and cannot approve its proposals.${known}`}
      confirmLabel="Claim"
      onClose={onClose}
    />
  );
}

export function RevokeApiKeyDialog({ apiKey, onClose }: DialogProps) {
  return (
    <ConfirmedChange
      method={revokeIdentityApiKey}
      request={apiKey && { keyId: apiKey.keyId }}
      invalidate={useInvalidate(listIdentityApiKeys)}
      title={`Revoke ${apiKey?.name}?`}
      consequence="Programs that use this key are refused within two seconds. This cannot be undone."
      confirmLabel="Revoke"
      onClose={onClose}
    />
  );
}
