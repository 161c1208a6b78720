import { useMutation, useQuery } from '@connectrpc/connect-query';
import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import { Role } from '../../../generated/proto/workgate/access/v1/access_pb.js';
import {
  type IdentityApiKey,
  IdentityService,
} from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { failureOf, problemOf } from '../api/failure.ts';
import { DialogForm } from '../frame/dialog-form.tsx';

interface OfferApiKeyFormProps {
  apiKey: IdentityApiKey;
  onClose: () => void;
  onOffered: () => void;
}

/** Form to give a key away. The other person accepts the offer, and is then shown a new secret. */
export function OfferApiKeyForm({
  apiKey: { keyId, name, ownerId, offeredToId },
  onClose,
  onOffered,
}: OfferApiKeyFormProps) {
  const { data } = useQuery(MemberService.method.listMembers, {});
  const [personId, setPersonId] = useState(offeredToId);
  const offer = useMutation(IdentityService.method.offerIdentityApiKey, { onSuccess: onOffered });
  const failure = offer.error === null ? undefined : failureOf(offer.error);
  const receivers = data?.members.filter((member) => member.role !== Role.VIEWER && member.personId !== ownerId) ?? [];
  return (
    <DialogForm
      submitLabel={personId === '' ? 'Withdraw the offer' : 'Offer'}
      onSubmit={() => offer.mutate({ keyId, personId })}
      onCancel={onClose}
      isPending={offer.isPending}
      error={offer.error}
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
        error={problemOf(failure, 'person_id', 'Person')}
      />
    </DialogForm>
  );
}
