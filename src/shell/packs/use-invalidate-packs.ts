import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';

/** Returns a function that reads packs again, and differences from the active version. */
export function useInvalidatePacks(): () => Promise<void> {
  const { listPacks, getPack, listPackVersions, diffPack } = PackService.method;
  return useInvalidate(listPacks, getPack, listPackVersions, diffPack, PolicyService.method.getPolicies);
}
