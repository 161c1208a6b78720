import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IntegrationService as Contract,
  type CreateIntegrationRequest,
  CreateIntegrationRequestSchema,
  IntegrationChange,
  IntegrationKindSchema,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { OPERATIONS } from '../../actions/operations/registry.ts';
import type { InFlightUseCases } from '../../actions/use-cases.ts';
import type { Integration, IntegrationLoosening, WaitingIntegrationChange } from '../../integrations/model.ts';
import type { NewIntegration } from '../../integrations/new-integration.ts';
import { type IntegrationKind, PROVIDERS } from '../../integrations/providers/registry.ts';
import type { PersonCall } from '../person-call.ts';
import { callOf } from './caller.ts';
import { type ChatHandlerServices, createChatHandlers } from './chat-handlers.ts';
import { fromWireCase, oneofOf, toWireEnum } from './contract-fields.ts';
import { createDataSourceHandlers, type DataSourceHandlerServices } from './data-source-handlers.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

export interface IntegrationHandlerServices extends ChatHandlerServices, DataSourceHandlerServices {
  inFlight: InFlightUseCases;
}

export function createIntegrationHandlers(services: IntegrationHandlerServices): ServiceImpl<typeof Contract> {
  const { integrations, inFlight } = services;
  const withWaiting = async (call: PersonCall, found: readonly Integration[]) => {
    const waiting = await integrations.listWaitingIntegrationChanges(call);
    return found.map((one) => toApiIntegration(one, waiting.get(one.integrationId) ?? []));
  };
  return {
    ...createChatHandlers(services),
    ...createDataSourceHandlers(services),

    async listIntegrations(_request, context) {
      const call = callOf(context);
      return { integrations: await withWaiting(call, await integrations.listIntegrations(call)) };
    },

    async createIntegration(request, context) {
      const call = callOf(context);
      const [integration] = await withWaiting(call, [
        await integrations.createIntegration(call, fromApiNewIntegration(request)),
      ]);
      return { integration };
    },

    async setIntegrationEnabled({ integrationId, enabled }, context) {
      const call = callOf(context);
      const [integration] = await withWaiting(call, [
        await integrations.setIntegrationEnabled(call, integrationId, enabled),
      ]);
      return { integration, ...(await toApiInFlight(inFlight, context)) };
    },

    async confirmIntegration({ integrationId, version }, context) {
      const call = callOf(context);
      const confirmed = await integrations.confirmIntegration(call, integrationId, Number(version));
      const [integration] = await withWaiting(call, [confirmed]);
      return { integration };
    },
  };
}

const PROVIDER = oneofOf(CreateIntegrationRequestSchema, 'provider');

function fromApiNewIntegration({ name, provider }: CreateIntegrationRequest): NewIntegration {
  const { kind: word, fields } = fromWireCase(PROVIDER, provider);
  const kind = word as IntegrationKind;
  const { made } = PROVIDERS[kind];
  const given =
    made.by === 'administrator' && made.credential !== undefined ? fields[made.credential.field] : undefined;
  return { name, kind, ...(typeof given === 'string' && { credential: given }) };
}

const CHANGE = {
  created: IntegrationChange.CREATED,
  enabled: IntegrationChange.ENABLED,
  redirected: IntegrationChange.REDIRECTED,
} as const satisfies Record<IntegrationLoosening, IntegrationChange>;

function toApiIntegration(
  { integrationId, kind, name, enabled, createdAt, version }: Integration,
  waiting: readonly WaitingIntegrationChange[],
) {
  return {
    integrationId,
    kind: toWireEnum(IntegrationKindSchema, kind),
    name,
    enabled,
    createdAt: timestampFromDate(createdAt),
    version: BigInt(version),
    operations: PROVIDERS[kind].carries.map((operation) => ({ operation, title: OPERATIONS[operation].title })),
    waiting: waiting.map((change) => ({ change: toApiWaitingChange(change), what: CHANGE[change.what] })),
  };
}
