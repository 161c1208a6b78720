import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IntegrationService as Contract,
  type CreateIntegrationRequest,
  IntegrationKind as Wire,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { Integration, IntegrationKind } from '../../integrations/model.ts';
import type { IntegrationService, NewIntegration } from '../../integrations/service.ts';
import { callOf } from './caller.ts';

export interface IntegrationHandlerServices {
  integrations: IntegrationService;
}

export function createIntegrationHandlers(services: IntegrationHandlerServices): ServiceImpl<typeof Contract> {
  const { integrations } = services;
  return {
    async listIntegrations(_request, context) {
      return { integrations: (await integrations.list(callOf(context).tenantId)).map(toApiIntegration) };
    },

    async createIntegration(request, context) {
      const integration = await integrations.create(callOf(context), fromApiNewIntegration(request));
      return { integration: toApiIntegration(integration) };
    },

    async setIntegrationEnabled({ integrationId, enabled }, context) {
      const integration = await integrations.setEnabled(callOf(context), integrationId, enabled);
      return { integration: toApiIntegration(integration) };
    },
  };
}

const KIND = {
  sandbox_commerce: Wire.SANDBOX_COMMERCE,
  stripe: Wire.STRIPE,
} as const satisfies Record<IntegrationKind, Wire>;

function fromApiNewIntegration({ name, provider }: CreateIntegrationRequest): NewIntegration {
  if (provider.case === 'stripe') return { name, kind: 'stripe', credential: provider.value.apiKey };
  return { name, kind: 'sandbox_commerce' };
}

function toApiIntegration({ integrationId, kind, name, enabled, createdAt }: Integration) {
  return { integrationId, kind: KIND[kind], name, enabled, createdAt: timestampFromDate(createdAt) };
}
