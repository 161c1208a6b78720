import {
  type Invitation,
  InvitationMailState,
} from '../../../generated/proto/workgate/identity/v1/member_service_pb.js';

export const MAIL_LIMITED =
  'No mail was sent: as many invitations were mailed to this address, or by your tenant, as may be in a day.';

/** What became of the mail, in a word or two. */
export const MAIL_WORDS: Readonly<Record<InvitationMailState, string>> = {
  [InvitationMailState.UNSPECIFIED]: 'None',
  [InvitationMailState.WAITING]: 'On its way',
  [InvitationMailState.SENT]: 'Sent',
  [InvitationMailState.REFUSED]: 'Address refused',
  [InvitationMailState.LIMITED]: 'Not sent: limit of a day',
};

/** Whether a mail with a link has gone to the invited address, or will. */
export function isMailed({ mail }: Invitation): boolean {
  return mail?.state === InvitationMailState.WAITING || mail?.state === InvitationMailState.SENT;
}
