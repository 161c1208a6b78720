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

/** To give a key away: the other person accepts, and is shown a new secret. */
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
      submitLabel={personId === '' ? 'Take the offer back' : 'Offer'}
      onSubmit={() => offer.mutate({ keyId, personId })}
      onCancel={onClose}
      isPending={offer.isPending}
      error={offer.error}
      fields={['person_id']}
    >
      <Text>
        Whoever accepts {name} owns it from then on, with a new secret that only they are shown; the present one ends at
        once. What the key has proposed before stays yours.
      </Text>
      <Select
        label="To whom"
        description="Empty to take an offer back. It holds for seven days."
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
