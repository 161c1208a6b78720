import {
  type Invitation,
  InvitationMailState,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';

export const MAIL_LIMITED =
  'No mail was sent: this address or your tenant has reached its daily limit of invitation mails. Send the link yourself.';

export const MAIL_LABELS: Readonly<Record<InvitationMailState, string>> = {
  [InvitationMailState.UNSPECIFIED]: 'None',
  [InvitationMailState.WAITING]: 'On its way',
  [InvitationMailState.SENT]: 'Sent',
  [InvitationMailState.REFUSED]: 'Address refused',
  [InvitationMailState.LIMITED]: 'Not sent: daily limit',
};

/** Returns true if a mail with a link was sent to the invited address, or will be. */
export function isMailed({ mail }: Invitation): boolean {
  return mail?.state === InvitationMailState.WAITING || mail?.state === InvitationMailState.SENT;
}
