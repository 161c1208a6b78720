import { ACTION_COLLECTIONS } from './actions/schema.ts';
import { PACKET_COLLECTIONS } from './evidence/packets/schema.ts';
import { EVIDENCE_COLLECTIONS } from './evidence/schema.ts';
import { API_KEY_COLLECTIONS } from './identity/api-keys/schema.ts';
import { AUTHORITY_COLLECTIONS } from './identity/authority/schema.ts';
import { DELEGATION_COLLECTIONS } from './identity/delegations/schema.ts';
import { MEMBER_COLLECTIONS } from './identity/members/schema.ts';
import { QUOTA_COLLECTIONS } from './identity/rate-limit/schema.ts';
import { SESSION_COLLECTIONS } from './identity/sessions/schema.ts';
import { TENANT_COLLECTIONS } from './identity/tenants/schema.ts';
import { CHAT_COLLECTIONS } from './integrations/chat/schema.ts';
import { PROVIDERS } from './integrations/providers/registry.ts';
import { INTEGRATION_COLLECTIONS } from './integrations/schema.ts';
import { SECRET_COLLECTIONS } from './integrations/secrets/schema.ts';
import { OUTBOX_COLLECTIONS } from './platform/outbox/schema.ts';
import { SIGNING_KEY_COLLECTIONS } from './platform/signing-keys/schema.ts';
import type { CollectionDeclaration } from './platform/storage/collection.ts';
import { STORAGE_COLLECTIONS } from './platform/storage/schema.ts';
import { PROJECTION_COLLECTIONS } from './projections/schema.ts';
import { SOURCE_COLLECTIONS } from './projections/sources/schema.ts';
import { WORK_ITEM_COLLECTIONS } from './work-items/schema.ts';

/** Every collection of the service, as its owner declares it. A collection that does not stand here does not exist. */
export const COLLECTIONS: readonly CollectionDeclaration[] = [
  ...TENANT_COLLECTIONS,
  ...SESSION_COLLECTIONS,
  ...MEMBER_COLLECTIONS,
  ...API_KEY_COLLECTIONS,
  ...DELEGATION_COLLECTIONS,
  ...AUTHORITY_COLLECTIONS,
  ...QUOTA_COLLECTIONS,
  ...WORK_ITEM_COLLECTIONS,
  ...ACTION_COLLECTIONS,
  ...INTEGRATION_COLLECTIONS,
  ...SECRET_COLLECTIONS,
  ...CHAT_COLLECTIONS,
  ...Object.values(PROVIDERS).flatMap(({ collections }) => collections),
  ...EVIDENCE_COLLECTIONS,
  ...PACKET_COLLECTIONS,
  ...PROJECTION_COLLECTIONS,
  ...SOURCE_COLLECTIONS,
  ...OUTBOX_COLLECTIONS,
  ...SIGNING_KEY_COLLECTIONS,
  ...STORAGE_COLLECTIONS,
];
