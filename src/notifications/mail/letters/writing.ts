import type {
  InvitationEmail,
  PasswordChangeLetter,
  PasswordResetLetter,
  Role,
  VerificationLetter,
} from '../../../identity/index.ts';
import type { ChatLinkLetter } from '../../../integrations/index.ts';
import { momentOf } from '../../../platform/zoned-time.ts';
import type { Written } from '../posting.ts';
import { escaped, shown, unlinked } from '../safe-text.ts';

/** `bare` leaves out all text that people have written. */
export interface WrittenLetter {
  full: Written;
  bare: Written;
}

const AS: Readonly<Record<Role, string>> = {
  viewer: 'a viewer',
  member: 'a member',
  approver: 'an approver',
  admin: 'an admin',
  owner: 'an owner',
};

const FOR_YOU = 'The link is for you only: it proves that this address is yours. Do not forward it.';
const UNEXPECTED = 'If you did not expect this mail, ignore it. Nothing happens unless you use the link.';

export function writeInvitation(letter: InvitationEmail, workBaseUrl: string): WrittenLetter {
  const { invitationId, proof, tenantName, inviterName, role, expiresAt } = letter;
  const [tenant, inviter] = [shown(unlinked(tenantName)), shown(unlinked(inviterName))];
  const link = { url: `${workBaseUrl}/invitations/${invitationId}#${proof}`, label: 'Look at the invitation' };
  const until = `You can accept the invitation until ${momentOf(expiresAt, '')}.`;
  return {
    full: pageOf({
      subject: `[${tenant}] You are invited to Workgate`,
      opening: `${inviter} invites you to join ${tenant} on Workgate, as ${AS[role]}.`,
      link,
      rest: [until, FOR_YOU, UNEXPECTED],
    }),
    bare: pageOf({
      subject: 'You are invited to Workgate',
      opening: `You are invited to join a team on Workgate, as ${AS[role]}.`,
      link,
      rest: [until, FOR_YOU, UNEXPECTED],
    }),
  };
}

export function writeVerification({ token, endsAt }: VerificationLetter, workBaseUrl: string): WrittenLetter {
  const page = pageOf({
    subject: 'Confirm your address for Workgate',
    opening:
      'Somebody signs in to Workgate with this address. If that is you, confirm the address to receive mail here.',
    link: { url: `${workBaseUrl}/verify-email#${token}`, label: 'Confirm the address' },
    rest: [`The link is valid until ${momentOf(endsAt, '')}.`, UNEXPECTED],
  });
  return { full: page, bare: page };
}

export function writePasswordReset({ token, endsAt }: PasswordResetLetter, workBaseUrl: string): WrittenLetter {
  const page = pageOf({
    subject: 'Choose a new password for Workgate',
    opening: 'Somebody, probably you, asked for a new password for this address.',
    link: { url: `${workBaseUrl}/reset-password#${token}`, label: 'Choose a new password' },
    rest: [`The link works once, until ${momentOf(endsAt, '')}. Do not forward it.`, UNEXPECTED],
  });
  return { full: page, bare: page };
}

export function writePasswordChanged({ at, by }: PasswordChangeLetter, workBaseUrl: string): WrittenLetter {
  const { was, ended, mine, rest } = CHANGED[by];
  const page = pageOf({
    subject: 'Your password for Workgate was changed',
    opening: `Your password was ${was[0]} at ${momentOf(at, '')} ${was[1]}. ${ended} have ended, and so have links of chat accounts.`,
    link: { url: `${workBaseUrl}/forgot-password`, label: mine },
    rest: [rest],
  });
  return { full: page, bare: page };
}

const NOT_ME = 'Choose a new password if it was not you';
const TELL = 'If it was not you, also tell an administrator of your tenant';

const CHANGED = {
  owner: {
    was: ['changed', 'by somebody who knew it'],
    ended: 'All other sessions',
    mine: NOT_ME,
    rest: `${TELL}: somebody knew your password.`,
  },
  link: {
    was: ['replaced', 'by a link that was mailed to you'],
    ended: 'All your sessions',
    mine: NOT_ME,
    rest: `${TELL}: somebody else reads your mail.`,
  },
  operator: {
    was: ['replaced', 'by the operator of this service, who knows the new one'],
    ended: 'All your sessions',
    mine: 'Choose a password of your own',
    rest: 'If you did not ask for this, tell an administrator of your tenant.',
  },
} as const;

export function writeChatLinked(letter: ChatLinkLetter, workBaseUrl: string): WrittenLetter {
  const { tenantName, workspaceName, userId, linkedAt, endedAt } = letter;
  const [tenant, workspace, account] = [tenantName, workspaceName, userId].map((name) => shown(unlinked(name)));
  const at = momentOf(linkedAt, '');
  const counts =
    endedAt === null ? 'Decisions by this account count as yours.' : `The link ended at ${momentOf(endedAt, '')}.`;
  const link = { url: `${workBaseUrl}/account/chat`, label: 'Look at your chat accounts' };
  const rest = [
    'If it was you, there is nothing to do.',
    'If it was not you, somebody used a session of yours: unlink the account on that page, change your password, and tell an administrator of your tenant.',
  ];
  const subject = 'A chat account was linked to you';
  return {
    full: pageOf({
      subject: `[${tenant}] ${subject}`,
      opening: `The account ${account} of the chat workspace ${workspace} was linked to you in ${tenant} at ${at}. ${counts}`,
      link,
      rest,
    }),
    bare: pageOf({ subject, opening: `A chat account was linked to you at ${at}. ${counts}`, link, rest }),
  };
}

interface Page {
  subject: string;
  opening: string;
  link: { url: string; label: string };
  rest: readonly string[];
}

function pageOf({ subject, opening, link, rest }: Page): Written {
  const paragraphs = rest.map((text) => `<p>${escaped(text)}</p>`).join('');
  return {
    subject,
    text: `${[opening, `${link.label}: ${link.url}`, ...rest].join('\n\n')}\n`,
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"></head><body>',
      `<p><bdi>${escaped(opening)}</bdi></p><p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`,
      `${paragraphs}</body></html>`,
    ].join('\n'),
  };
}
