import type { ActionsServices } from '../actions/module.ts';
import type { IdentityServices } from '../identity/index.ts';
import type { Platform } from '../platform/module.ts';
import type { CollectionDeclaration } from '../platform/storage/collection.ts';
import type { WorkItemsServices } from '../work-items/index.ts';
import { logOrigin } from './checkpoint.ts';
import { CheckpointMarks } from './checkpoint-marks.ts';
import { Checkpoints } from './checkpoints.ts';
import { OneTimeAddresses } from './packets/one-time-addresses.ts';
import { PacketStore } from './packets/packet-store.ts';
import { PacketRepository } from './packets/repository.ts';
import { PACKET_COLLECTIONS } from './packets/schema.ts';
import { EvidenceRepository, ExportDirectory } from './repository.ts';
import { EVIDENCE_COLLECTIONS as ENTRY_COLLECTIONS } from './schema.ts';
import { EvidenceService } from './service.ts';
import { EvidenceTrees } from './tree.ts';

export const EVIDENCE_COLLECTIONS: readonly CollectionDeclaration[] = [...ENTRY_COLLECTIONS, ...PACKET_COLLECTIONS];

export interface EvidenceOptions {
  platform: Platform;
  identity: Pick<IdentityServices, 'authority' | 'presentAuthority' | 'authFailures'>;
  workItems: WorkItemsServices['workItemDisclosure'];
  actions: ActionsServices['actionDisclosure'];
  workBaseUrl: string;
  checkpointFile: string | undefined;
}

export type EvidenceServices = ReturnType<typeof createEvidence>;

export function createEvidence(options: EvidenceOptions) {
  const { platform, identity, workItems, actions, workBaseUrl, checkpointFile } = options;
  const { eventLog, settle, signingKeys, pageTokens, listLongLogs, reach, logger } = platform;
  const { connection } = platform.mongo;
  const repository = (tenantId: string) => new EvidenceRepository(connection, tenantId);
  const evidenceTrees = new EvidenceTrees({ repository, eventLog, listLongLogs, reach, logger });
  const packets = new PacketStore({ repository: (tenantId) => new PacketRepository(connection, tenantId), reach });
  const oneTimeAddresses = new OneTimeAddresses({
    directory: new ExportDirectory(connection),
    repository,
    store: packets,
    authority: identity.presentAuthority,
    epochs: identity.authority,
    failures: identity.authFailures,
    eventLog,
    settle,
  });
  const originOf = (tenantId: string) => logOrigin(workBaseUrl, tenantId);
  const checkpointMarks = checkpointFile === undefined ? null : new CheckpointMarks(checkpointFile);
  const signed = { repository, trees: evidenceTrees, signingKeys, originOf };
  const checkpoints = new Checkpoints({ ...signed, marks: checkpointMarks });
  const evidence = new EvidenceService({
    repository,
    eventLog,
    workItems,
    actions,
    checkpoints,
    signingKeys,
    pageTokens,
    packets,
    settle,
  });
  return { evidence, packets, oneTimeAddresses, evidenceTrees, checkpointMarks };
}
