import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import type { PolicyService as Contract } from '../../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import type { PolicyService, TenantPolicies } from '../../actions/policy.ts';
import { callOf } from './caller.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface PolicyHandlerServices {
  policies: PolicyService;
}

export function createPolicyHandlers({ policies }: PolicyHandlerServices): ServiceImpl<typeof Contract> {
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
      return { tenant: toApiPolicies(written) };
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
