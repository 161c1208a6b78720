import type { JsonObject } from '@bufbuild/protobuf';
import { DataEventStatus, DataHealthStatus } from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import type {
  Health,
  MergedEvent,
  MergedParticipant,
  ServedGroup,
  SourceHealth,
  TracedEvidence,
  ViewInfo,
} from '../../projections/index.ts';
import { toApiEnum, toApiFields, toApiTime } from './common-wire.ts';

export function toApiViewInfo({ definition, health, sourceHealth, coverage }: ViewInfo) {
  const { viewKey, schemaVersion, aliases } = definition;
  return {
    viewKey,
    schemaVersion,
    aliases: [...aliases].map(([name, { deprecatedAt, sunsetAt }]) =>
      toApiFields({ name, deprecatedAt, sunsetAt }, 'deprecatedAt', 'sunsetAt'),
    ),
    sources: toApiSources(sourceHealth),
    health: toApiDataHealth(health),
    coverageFrom: coverage?.from ?? '',
    coverageTo: coverage?.to ?? '',
  };
}

export function toApiDataHealth({ status, asOf, problems }: Health) {
  return { status: toApiEnum(DataHealthStatus, status), asOf: toApiTime(asOf ?? null), problems };
}

export function toApiSources(sources: readonly SourceHealth[]) {
  return sources.map(({ sourceKey, ...health }) => ({ sourceKey, health: toApiDataHealth(health) }));
}

export function toApiGroup(group: ServedGroup) {
  return {
    ...group,
    attributes: attributesOf(group),
    events: group.events.map(toApiEvent),
    evidence: group.evidence.map(toApiEvidence),
    health: toApiDataHealth(group.health),
    sources: toApiSources(group.sourceHealth),
    extensions: group.extensions as JsonObject,
  };
}

function attributesOf({ attributes }: ServedGroup) {
  const { location, country, raceType, state, meetingClass } = attributes;
  const all = { location, country, race_type: raceType, state, meeting_class: meetingClass };
  return Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name: `attributes.${name}`, value }],
  );
}

function toApiEvent(event: MergedEvent) {
  return {
    ...event,
    startsAt: toApiTime(event.startsAt),
    status: toApiEnum(DataEventStatus, event.status),
    participants: event.participants.map(toApiParticipant),
    results: (event.results ?? []).map((result) => toApiFields(result)),
    evidence: event.evidence.map(toApiEvidence),
  };
}

function toApiParticipant({ scratchedAt, ...participant }: MergedParticipant) {
  return { ...toApiFields(participant), scratchedAt: toApiTime(scratchedAt ?? null) };
}

function toApiEvidence(evidence: TracedEvidence) {
  return toApiFields(evidence, 'fetchedAt');
}
