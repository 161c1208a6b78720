import { Modal } from '@mantine/core';
import type { IdentityApiKey } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { AcceptApiKeyForm } from './accept-api-key-form.tsx';
import { ClaimApiKeyDialog } from './claim-api-key-dialog.tsx';
import { OfferApiKeyForm } from './offer-api-key-form.tsx';
import { RevokeApiKeyDialog } from './revoke-api-key-dialog.tsx';
import { RotateApiKeyForm } from './rotate-api-key-form.tsx';
import type { ShownSecret } from './secret-dialog.tsx';

/** An action on a key that the person has chosen and must confirm. */
export interface AskedOfApiKey {
  what: 'accept' | 'claim' | 'offer' | 'rotate' | 'revoke';
  apiKey: IdentityApiKey;
}

interface ApiKeyDialogsProps {
  /** Undefined while no dialog is open. */
  asked: AskedOfApiKey | undefined;
  onClose: () => void;
  /** Called with the new secret of a key. */
  onSecret: (secret: ShownSecret) => void;
  /** Called when a key has a new owner, or is offered to one. */
  onChanged: () => void;
}

export function ApiKeyDialogs({ asked, onClose, onSecret, onChanged }: ApiKeyDialogsProps) {
  const keyTo = (what: AskedOfApiKey['what']) => (asked?.what === what ? asked.apiKey : undefined);
  const rotating = keyTo('rotate');
  const offering = keyTo('offer');
  const accepting = keyTo('accept');
  return (
    <>
      <Modal opened={rotating !== undefined} onClose={onClose} title={`Rotate ${rotating?.name}`}>
        {rotating !== undefined && <RotateApiKeyForm apiKey={rotating} onClose={onClose} onRotated={onSecret} />}
      </Modal>
      <Modal opened={offering !== undefined} onClose={onClose} title={`Give ${offering?.name} away`}>
        {offering !== undefined && <OfferApiKeyForm apiKey={offering} onClose={onClose} onOffered={onChanged} />}
      </Modal>
      <Modal opened={accepting !== undefined} onClose={onClose} title={`Accept ${accepting?.name}`}>
        {accepting !== undefined && <AcceptApiKeyForm apiKey={accepting} onClose={onClose} onAccepted={onSecret} />}
      </Modal>
      <ClaimApiKeyDialog apiKey={keyTo('claim')} onClose={onClose} onClaimed={onChanged} />
      <RevokeApiKeyDialog apiKey={keyTo('revoke')} onClose={onClose} />
    </>
  );
}
