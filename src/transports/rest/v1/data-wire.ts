import { DateTime } from 'luxon';
import type {
  Health,
  LegacyId,
  MergedEvent,
  MergedParticipant,
  Provenance,
  ResolvedView,
  Result,
  ServedEntity,
  ServedGroup,
  SourceHealth,
  SourceHealthReport,
  TracedEvidence,
  ViewPage,
} from '../../../projections/index.ts';
import type { Schemas } from '../../wire/v1/schemas.ts';

/** Members that may change while the data stays the same. Entity tags ignore them. */
export const VOLATILE_FIELDS: ReadonlySet<string> = new Set(['as_of', 'age_seconds', 'last_attempt_at', 'next_cursor']);

const ALIAS_DOCUMENTATION = '/docs#tag/data';

/** Returns the headers of an answer to a request by a deprecated name (RFC 9745, RFC 8594). */
export function aliasHeaders({ alias }: ResolvedView): { Deprecation?: string; Sunset?: string; Link?: string } {
  if (alias === undefined) return {};
  return {
    Deprecation: `@${alias.deprecatedAt.getTime() / 1000}`,
    Sunset: alias.sunsetAt.toUTCString(),
    Link: `<${ALIAS_DOCUMENTATION}>; rel="deprecation"; type="text/html"`,
  };
}

export function toApiView(page: ViewPage): Schemas['DataView'] {
  return {
    view_key: page.view.viewKey,
    timezone: page.timezone,
    groups: page.groups.map((group) => toApiGroup(group, page.timezone)),
    ...toApiProvenance(page),
    capabilities: page.capabilities,
    next_cursor: page.nextCursor,
  };
}

/** Converts an entity. Its times are in UTC, because a request for an entity names no time zone. */
export function toApiEntity({ view, entity, group, ...provenance }: ServedEntity): Schemas['DataEntity'] {
  return {
    view_key: view.viewKey,
    entity_type: entity.type,
    entity_id: entity.id,
    group_id: group.groupId,
    ...(entity.type === 'group' ? { group: toApiGroup(group, 'UTC') } : { event_id: entity.event.eventId }),
    ...(entity.type === 'event' ? { event: toApiEvent(entity.event, 'UTC') } : {}),
    ...(entity.type === 'participant' ? { participant: toApiParticipant(entity.participant) } : {}),
    ...toApiProvenance(provenance),
  };
}

export function toApiSourceHealth(report: SourceHealthReport): Schemas['DataSourceHealthReport'] {
  const { view, health, revision, lastAttemptAt, refreshIntervalMs } = report;
  const { coverage_from: from, coverage_to: to } = revision;
  return {
    view_key: view.viewKey,
    source_key: health.sourceKey,
    status: health.status,
    as_of: health.asOf.toISOString(),
    age_seconds: health.ageSeconds,
    problems: health.problems,
    problem_count: revision.problem_count,
    revision: revision.id,
    fetched_at: revision.fetched_at.toISOString(),
    ...(lastAttemptAt === undefined ? {} : { last_attempt_at: lastAttemptAt.toISOString() }),
    ...(from === undefined || to === undefined ? {} : { coverage: { from, to } }),
    group_count: revision.group_count,
    capabilities: revision.capabilities,
    refresh_interval_seconds: refreshIntervalMs / 1000,
  };
}

function toApiGroup(group: ServedGroup, timezone: string): Schemas['DataGroup'] {
  const { location, country, raceType, state, meetingClass } = group.attributes;
  return {
    group_id: group.groupId,
    legacy_ids: group.legacyIds.map(toApiLegacyId),
    title: group.title,
    date: group.date,
    timezone: group.timezone,
    attributes: {
      location,
      country,
      ...(raceType === undefined ? {} : { race_type: raceType }),
      ...(state === undefined ? {} : { state }),
      ...(meetingClass === undefined ? {} : { meeting_class: meetingClass }),
    },
    events: group.events.map((event) => toApiEvent(event, timezone)),
    evidence: group.evidence.map(toApiEvidence),
    ...toApiProvenance(group),
    capabilities: group.capabilities,
    // The contract allows any members, but the generated types allow none.
    extensions: group.extensions as Schemas['DataGroup']['extensions'],
  };
}

function toApiEvent(event: MergedEvent, timezone: string): Schemas['DataEvent'] {
  return {
    event_id: event.eventId,
    legacy_ids: event.legacyIds.map(toApiLegacyId),
    number: event.number,
    title: event.title,
    start_label: event.startLabel,
    ...(event.startLabelFrom === undefined ? {} : { start_label_from: event.startLabelFrom }),
    starts_at: event.startsAt.toISOString(),
    source_timezone: event.sourceTimezone,
    localized_starts_at: DateTime.fromJSDate(event.startsAt, { zone: timezone }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ"),
    status: event.status,
    participants: event.participants.map(toApiParticipant),
    ...(event.results === undefined ? {} : { results: event.results.map(toApiResult) }),
    evidence: event.evidence.map(toApiEvidence),
  };
}

function toApiParticipant(participant: MergedParticipant): Schemas['DataParticipant'] {
  const { number, draw, form, scratchedAt } = participant;
  return {
    participant_id: participant.participantId,
    legacy_ids: participant.legacyIds.map(toApiLegacyId),
    ...(number === undefined ? {} : { number }),
    name: participant.name,
    ...(draw === undefined ? {} : { draw }),
    ...(form === undefined ? {} : { form }),
    scratched: participant.scratched,
    ...(scratchedAt === undefined ? {} : { scratched_at: scratchedAt.toISOString() }),
  };
}

function toApiResult({ position, participantId, name, number, margin }: Result): Schemas['DataResult'] {
  return {
    position,
    ...(participantId === undefined ? {} : { participant_id: participantId }),
    name,
    ...(number === undefined ? {} : { number }),
    ...(margin === undefined ? {} : { margin }),
  };
}

function toApiLegacyId({ sourceKey, id }: LegacyId): Schemas['DataLegacyId'] {
  return { source_key: sourceKey, id };
}

function toApiEvidence(evidence: TracedEvidence): Schemas['DataEvidence'] {
  const { sourceKey, revision, providerId, fetchedAt, sha256, fields } = evidence;
  return {
    source_key: sourceKey,
    revision,
    provider_id: providerId,
    fetched_at: fetchedAt.toISOString(),
    sha256,
    fields,
  };
}

function toApiHealth({ status, asOf, ageSeconds, problems }: Health): Schemas['DataHealth'] {
  return {
    status,
    ...(asOf === undefined ? {} : { as_of: asOf.toISOString() }),
    ...(ageSeconds === undefined ? {} : { age_seconds: ageSeconds }),
    problems,
  };
}

function toApiProvenance({ health, sourceHealth, schema }: Provenance) {
  return {
    health: toApiHealth(health),
    source_health: sourceHealth.map((one: SourceHealth) => ({ source_key: one.sourceKey, ...toApiHealth(one) })),
    schema: {
      view_key: schema.viewKey,
      version: schema.version,
      extensions: schema.extensions as Schemas['DataSchema']['extensions'],
    },
  };
}
