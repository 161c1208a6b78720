import type { JsonObject } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  DataEventStatus as EventStatusWire,
  DataHealthStatus as StatusWire,
} from '../../../generated/proto/workgate/data/v1/data_service_pb.js';
import type {
  EventStatus,
  Health,
  HealthStatus,
  MergedEvent,
  MergedParticipant,
  Result,
  ServedGroup,
  SourceHealth,
  TracedEvidence,
  ViewInfo,
} from '../../projections/index.ts';
import { toApiTime } from './time-wire.ts';

const STATUS = {
  fresh: StatusWire.FRESH,
  stale: StatusWire.STALE,
  degraded: StatusWire.DEGRADED,
  unavailable: StatusWire.UNAVAILABLE,
} as const satisfies Record<HealthStatus, StatusWire>;

const EVENT_STATUS = {
  scheduled: EventStatusWire.SCHEDULED,
  live: EventStatusWire.LIVE,
  interim: EventStatusWire.INTERIM,
  finished: EventStatusWire.FINISHED,
  abandoned: EventStatusWire.ABANDONED,
} as const satisfies Record<EventStatus, EventStatusWire>;

export function toApiViewInfo({ definition, health, sourceHealth, coverage }: ViewInfo) {
  const { viewKey, schemaVersion, aliases } = definition;
  return {
    viewKey,
    schemaVersion,
    aliases: [...aliases].map(([name, { deprecatedAt, sunsetAt }]) => ({
      name,
      deprecatedAt: timestampFromDate(deprecatedAt),
      sunsetAt: timestampFromDate(sunsetAt),
    })),
    sources: toApiSources(sourceHealth),
    health: toApiDataHealth(health),
    coverageFrom: coverage?.from ?? '',
    coverageTo: coverage?.to ?? '',
  };
}

export function toApiDataHealth({ status, asOf, problems }: Health) {
  return { status: STATUS[status], asOf: toApiTime(asOf ?? null), problems };
}

export function toApiSources(sources: readonly SourceHealth[]) {
  return sources.map(({ sourceKey, ...health }) => ({ sourceKey, health: toApiDataHealth(health) }));
}

export function toApiGroup(group: ServedGroup) {
  const { groupId, legacyIds, title, date, timezone, events, evidence, capabilities, extensions } = group;
  return {
    groupId,
    legacyIds,
    title,
    date,
    timezone,
    attributes: attributesOf(group),
    events: events.map(toApiEvent),
    evidence: evidence.map(toApiEvidence),
    health: toApiDataHealth(group.health),
    sources: toApiSources(group.sourceHealth),
    capabilities,
    extensions: extensions as JsonObject,
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
  const { eventId, legacyIds, number, title, startLabel, startsAt, sourceTimezone, status } = event;
  return {
    eventId,
    legacyIds,
    number,
    title,
    startLabel,
    startsAt: timestampFromDate(startsAt),
    sourceTimezone,
    status: EVENT_STATUS[status],
    participants: event.participants.map(toApiParticipant),
    results: (event.results ?? []).map(toApiResult),
    evidence: event.evidence.map(toApiEvidence),
  };
}

function toApiParticipant({ participantId, number, name, draw, form, scratched, scratchedAt }: MergedParticipant) {
  return {
    participantId,
    number: number ?? '',
    name,
    ...(draw === undefined ? {} : { draw }),
    form: form ?? '',
    scratched,
    scratchedAt: toApiTime(scratchedAt ?? null),
  };
}

function toApiResult({ position, name, number, margin }: Result) {
  return { position, name, number: number ?? '', margin: margin ?? '' };
}

function toApiEvidence({ sourceKey, revision, providerId, fetchedAt, sha256, fields }: TracedEvidence) {
  return { sourceKey, revision, providerId, fetchedAt: timestampFromDate(fetchedAt), sha256, fields };
}
