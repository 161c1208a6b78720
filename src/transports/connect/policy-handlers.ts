import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import type { PolicyService as Contract } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { TenantPolicies } from '../../actions/tenant-policies.ts';
import type { InFlightUseCases, PolicyUseCases } from '../../actions/use-cases.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface PolicyHandlerServices {
  policies: PolicyUseCases;
  inFlight: InFlightUseCases;
}

export function createPolicyHandlers({ policies, inFlight }: PolicyHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async getPolicies(_request, context) {
      const packs = (await policies.listPackPolicies(callOf(context))).map(
        ({ packKey, version, policyText, schema }) => {
          return { packKey, version, text: policyText, schema };
        },
      );
      return { tenant: toApiPolicies(await policies.getPolicies(callOf(context))), packs };
    },

    async validatePolicies({ text }, context) {
      const call = callOf(context);
      call.leaveTurn?.();
      return { problems: await policies.validatePolicies(call, text) };
    },

    async writePolicies({ text, expectedVersion }, context) {
      const written = await policies.writePolicies(callOf(context), text, Number(expectedVersion));
      return { tenant: toApiPolicies(written), ...(await toApiInFlight(inFlight, context)) };
    },

    async confirmPolicies({ version }, context) {
      return { tenant: toApiPolicies(await policies.confirmPolicies(callOf(context), Number(version))) };
    },
  };
}

function toApiPolicies({ text, problems, version, updatedAt, waiting }: TenantPolicies) {
  return {
    text,
    problems,
    version: BigInt(version),
    updatedAt: updatedAt === null ? undefined : timestampFromDate(updatedAt),
    waiting: waiting.map((change) => ({ change: toApiWaitingChange(change), textBefore: change.textBefore })),
  };
}
