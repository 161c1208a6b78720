import type { Migration } from '../migration.ts';
import { migration as versionedCredentials } from './008-versioned-credentials.ts';
import { migration as confirmedWorkspaces } from './009-confirmed-workspaces.ts';
import { migration as proposalsDue } from './010-proposals-due.ts';
import { migration as authorityEpochs } from './011-authority-epochs.ts';
import { migration as countedProposals } from './012-counted-proposals.ts';
import { migration as ownersOfKeys } from './013-owners-of-keys.ts';
import { migration as packetsToFetch } from './014-packets-to-fetch.ts';
import { migration as sourceRemovals } from './015-source-removals.ts';
import { migration as freezes } from './016-freezes.ts';
import { migration as webhooks } from './017-webhooks.ts';
import { migration as search } from './018-search.ts';
import { migration as inbox } from './019-inbox.ts';
import { migration as audit } from './020-audit.ts';
import { migration as approvals } from './021-approvals.ts';
import { migration as notes } from './022-notes.ts';
import { migration as links } from './023-links.ts';
import { migration as dueDates } from './024-due-dates.ts';
import { migration as mail } from './025-mail.ts';
import { migration as proposedTerms } from './026-proposed-terms.ts';
import { migration as reminders } from './027-reminders.ts';
import { migration as committedTransactions } from './028-committed-transactions.ts';
import { migration as invitationSecrets } from './029-invitation-secrets.ts';
import { migration as signInFailures } from './030-sign-in-failures.ts';
import { migration as maturityOfGrants } from './031-maturity-of-grants.ts';

/** Schema version of 0.3.0, which the first migration starts from. */
export const FIRST_VERSION = 7;

/** All migrations since 0.3.0, in order, without gaps in their numbers. */
export const MIGRATIONS: readonly Migration[] = [
  versionedCredentials,
  confirmedWorkspaces,
  proposalsDue,
  authorityEpochs,
  countedProposals,
  ownersOfKeys,
  packetsToFetch,
  sourceRemovals,
  freezes,
  webhooks,
  search,
  inbox,
  audit,
  approvals,
  notes,
  links,
  dueDates,
  mail,
  proposedTerms,
  reminders,
  committedTransactions,
  invitationSecrets,
  signInFailures,
  maturityOfGrants,
];
