import { PackService } from '../../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';

/** To be called when a pack has changed: what is compared with what counts changes with it. */
export function useReadPacksAgain(): () => Promise<void> {
  const { listPacks, getPack, listPackVersions, diffPack } = PackService.method;
  return useReadAgain(listPacks, getPack, listPackVersions, diffPack, PolicyService.method.getPolicies);
}
