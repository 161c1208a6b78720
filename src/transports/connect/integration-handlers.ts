import { durationMs, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type IntegrationService as Contract,
  type CreateIntegrationRequest,
  CreateIntegrationRequestSchema,
  IntegrationChange,
  IntegrationKindSchema,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { InFlightUseCases } from '../../execution/use-cases.ts';
import type { IntegrationHealthUseCases } from '../../integration-health/use-cases.ts';
import {
  type Integration,
  type IntegrationKind,
  type IntegrationLoosening,
  type NewIntegration,
  PROVIDERS,
  type WaitingIntegrationChange,
} from '../../integrations/index.ts';
import type { SigningSecretUseCases } from '../../integrations/use-cases.ts';
import type { CarriedOperation } from '../../proposals/index.ts';
import type { DirectoryUseCases } from '../../proposals/use-cases.ts';
import type { PersonCall } from '../person-call.ts';
import { callOf } from './caller.ts';
import { type ChatHandlerServices, createChatHandlers } from './chat-handlers.ts';
import { fromWireCase, oneofOf, toWireEnum } from './contract-fields.ts';
import { createDataSourceHandlers, type DataSourceHandlerServices } from './data-source-handlers.ts';
import { toApiInFlight } from './in-flight-wire.ts';
import { toApiHealth, toApiMailHealth } from './integration-health-wire.ts';
import { toApiWaitingChange } from './waiting-wire.ts';

/** Milliseconds that earlier secrets stay valid if the request does not say. */
const DEFAULT_OVERLAP_MS = 24 * 60 * 60 * 1000;

export interface IntegrationHandlerServices extends ChatHandlerServices, DataSourceHandlerServices {
  signingSecrets: SigningSecretUseCases;
  inFlight: InFlightUseCases;
  directory: DirectoryUseCases;
  integrationHealth: IntegrationHealthUseCases;
}

export function createIntegrationHandlers(services: IntegrationHandlerServices): ServiceImpl<typeof Contract> {
  const { integrations, signingSecrets, inFlight, directory, integrationHealth } = services;
  const withWaiting = async (call: PersonCall, found: readonly Integration[]) => {
    const [waiting, carriedBy] = await Promise.all([
      integrations.listWaitingIntegrationChanges(call),
      directory.listCarriedOperations(call),
    ]);
    return found.map((one) => toApiIntegration(one, waiting.get(one.integrationId) ?? [], carriedBy(one.kind)));
  };
  return {
    ...createChatHandlers(services),
    ...createDataSourceHandlers(services),

    async listIntegrations(_request, context) {
      const call = callOf(context);
      return { integrations: await withWaiting(call, await integrations.listIntegrations(call)) };
    },

    async listIntegrationHealth(_request, context) {
      const { health, mail } = await integrationHealth.listIntegrationHealth(callOf(context));
      return { health: health.map(toApiHealth), mail: toApiMailHealth(mail) };
    },

    async createIntegration(request, context) {
      const call = callOf(context);
      const made = await integrations.createIntegration(call, fromApiNewIntegration(request));
      const [integration] = await withWaiting(call, [made]);
      return { integration, signingSecret: made.signingSecret ?? '' };
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

    async rotateIntegrationSecret({ integrationId, overlap }, context) {
      const call = callOf(context);
      const overlapMs = overlap === undefined ? DEFAULT_OVERLAP_MS : durationMs(overlap);
      const rotated = await signingSecrets.rotateIntegrationSecret(call, integrationId, overlapMs);
      const [integration] = await withWaiting(call, [rotated.integration]);
      const { signingSecret, overlapEndsAt } = rotated;
      return { integration, signingSecret, ...(overlapEndsAt && { overlapEndsAt: timestampFromDate(overlapEndsAt) }) };
    },
  };
}

const PROVIDER = oneofOf(CreateIntegrationRequestSchema, 'provider');

function fromApiNewIntegration({ name, provider }: CreateIntegrationRequest): NewIntegration {
  const { kind: word, fields } = fromWireCase(PROVIDER, provider);
  const kind = word as IntegrationKind;
  const { made } = PROVIDERS[kind];
  const secret = made.by === 'administrator' ? made.credential?.field : undefined;
  const { [secret ?? '']: credential, ...settings } = fields as Readonly<Record<string, string>>;
  return { name, kind, credential, settings };
}

const CHANGE = {
  created: IntegrationChange.CREATED,
  enabled: IntegrationChange.ENABLED,
  redirected: IntegrationChange.REDIRECTED,
} as const satisfies Record<IntegrationLoosening, IntegrationChange>;

function toApiIntegration(
  { integrationId, kind, name, enabled, createdAt, version, settings }: Integration,
  waiting: readonly WaitingIntegrationChange[],
  operations: CarriedOperation[],
) {
  return {
    integrationId,
    kind: toWireEnum(IntegrationKindSchema, kind),
    name,
    enabled,
    createdAt: timestampFromDate(createdAt),
    version: BigInt(version),
    settings: Object.entries(settings).map(([field, value]) => ({ name: field, value })),
    operations,
    waiting: waiting.map((change) => ({ change: toApiWaitingChange(change), what: CHANGE[change.what] })),
  };
}
