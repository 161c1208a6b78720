import { durationMs } from '@bufbuild/protobuf/wkt';
import {
  HealthProblem as WireProblem,
  HealthState as WireState,
  HealthSubject as WireSubject,
} from '../../../generated/proto/workgate/integration/v1/integration_health_pb.js';
import {
  type CreateIntegrationRequest,
  CreateIntegrationRequestSchema,
  IntegrationChange,
  IntegrationKindSchema,
  IntegrationService,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import type { IntegrationHealth } from '../../integration-health/index.ts';
import {
  type Integration,
  type IntegrationKind,
  type NewIntegration,
  PROVIDERS,
  type WaitingIntegrationChange,
} from '../../integrations/index.ts';
import type { MailHealth } from '../../notifications/index.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { CarriedOperation } from '../../proposals/index.ts';
import type { PersonCall } from '../person-call.ts';
import { callOf } from './caller.ts';
import { createChatHandlers } from './chat-handlers.ts';
import { toApiEnum, toApiFields, toApiInFlight, toApiTime, toApiWaitingChange } from './common-wire.ts';
import { fromWireCase, oneofOf, toWireEnum } from './contract-fields.ts';
import { createDataSourceHandlers } from './data-source-handlers.ts';
import { serve } from './services.ts';

/** Milliseconds that earlier secrets stay valid if the request does not say. */
const DEFAULT_OVERLAP_MS = DAY_MS;

export const integrationService = serve(IntegrationService, (services) => {
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
      const changed = await integrations.setIntegrationEnabled(call, integrationId, enabled);
      const [integration] = await withWaiting(call, [changed]);
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
      return { integration, signingSecret, overlapEndsAt: toApiTime(overlapEndsAt) };
    },
  };
});

const PROVIDER = oneofOf(CreateIntegrationRequestSchema, 'provider');

function fromApiNewIntegration({ name, provider }: CreateIntegrationRequest): NewIntegration {
  const { kind: word, fields } = fromWireCase(PROVIDER, provider);
  const kind = word as IntegrationKind;
  const { made } = PROVIDERS[kind];
  const secret = made.by === 'administrator' ? made.credential?.field : undefined;
  const { [secret ?? '']: credential, ...settings } = fields as Readonly<Record<string, string>>;
  return { name, kind, credential, settings };
}

function toApiIntegration(
  integration: Integration,
  waiting: readonly WaitingIntegrationChange[],
  operations: CarriedOperation[],
) {
  const { integrationId, kind, name, enabled, createdAt, version, settings } = integration;
  return {
    integrationId,
    kind: toWireEnum(IntegrationKindSchema, kind),
    name,
    enabled,
    createdAt: toApiTime(createdAt),
    version: BigInt(version),
    settings: Object.entries(settings).map(([field, value]) => ({ name: field, value })),
    operations,
    waiting: waiting.map((change) => ({
      change: toApiWaitingChange(change),
      what: toApiEnum(IntegrationChange, change.what),
    })),
  };
}

function toApiHealth(health: IntegrationHealth) {
  return {
    ...toApiFields(health, 'lastSuccessAt'),
    subject: toApiEnum(WireSubject, health.subject),
    state: toApiEnum(WireState, health.state),
    lastFailure: toApiFailure(health.lastFailure),
  };
}

function toApiFailure(failure: IntegrationHealth['lastFailure']) {
  if (failure === null) return undefined;
  const { at, problem } = failure;
  return { at: toApiTime(at), problem: problem === null ? WireProblem.UNSPECIFIED : toApiEnum(WireProblem, problem) };
}

function toApiMailHealth({ trouble, ...health }: MailHealth) {
  return {
    ...toApiFields(health, 'lastSentAt'),
    lastFailure: toApiFailure(trouble),
    refused: health.refused.map((refused) => toApiFields(refused, 'since', 'nextAttemptAt')),
  };
}
