import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import type { PolicyService as Contract } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { ActionsInFlight } from '../../actions/in-flight.ts';
import type { PolicyService, TenantPolicies } from '../../actions/policy.ts';
import { callOf } from './caller.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface PolicyHandlerServices {
  policies: PolicyService;
  inFlight: ActionsInFlight;
}

export function createPolicyHandlers({ policies, inFlight }: PolicyHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async getPolicies(_request, context) {
      const packs = policies.packs().map(({ packKey, version, policyText, schema }) => {
        return { packKey, version, text: policyText, schema };
      });
      const { tenantId, principal } = callOf(context);
      return { tenant: toApiPolicies(await policies.read(tenantId, principal.accountable)), packs };
    },

    async validatePolicies({ text }, context) {
      const call = callOf(context);
      call.leaveTurn?.();
      return { problems: await policies.validate(call.tenantId, text) };
    },

    async writePolicies({ text, expectedVersion }, context) {
      const written = await policies.write(callOf(context), text, Number(expectedVersion));
      return { tenant: toApiPolicies(written), ...(await toApiInFlight(inFlight, context)) };
    },

    async confirmPolicies({ version }, context) {
      return { tenant: toApiPolicies(await policies.confirm(callOf(context), Number(version))) };
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
