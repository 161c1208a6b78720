import { ACTION_COLLECTIONS } from './actions/store.ts';
import { AUDIT_COLLECTIONS } from './audit/module.ts';
import { WEBHOOK_COLLECTIONS } from './events/webhooks/module.ts';
import { EVIDENCE_COLLECTIONS } from './evidence/module.ts';
import { IDENTITY_COLLECTIONS } from './identity/module.ts';
import { INTEGRATIONS_COLLECTIONS } from './integrations/module.ts';
import { CHAT_APPROVALS_COLLECTIONS } from './notifications/chat-cards/module.ts';
import { MAIL_COLLECTIONS } from './notifications/mail/module.ts';
import { PLATFORM_COLLECTIONS } from './platform/module.ts';
import type { CollectionDeclaration } from './platform/storage/collection.ts';
import { PROJECTIONS_COLLECTIONS } from './projections/module.ts';
import { WORK_ITEM_COLLECTIONS } from './work-items/module.ts';

/** A collection that is not listed here does not exist. */
export const COLLECTIONS: readonly CollectionDeclaration[] = [
  ...IDENTITY_COLLECTIONS,
  ...WORK_ITEM_COLLECTIONS,
  ...ACTION_COLLECTIONS,
  ...INTEGRATIONS_COLLECTIONS,
  ...EVIDENCE_COLLECTIONS,
  ...AUDIT_COLLECTIONS,
  ...WEBHOOK_COLLECTIONS,
  ...MAIL_COLLECTIONS,
  ...CHAT_APPROVALS_COLLECTIONS,
  ...PROJECTIONS_COLLECTIONS,
  ...PLATFORM_COLLECTIONS,
];
