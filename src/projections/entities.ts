import type { MergedEvent, MergedGroup, MergedParticipant } from './merged.ts';
import type { EntityType, LegacyId } from './model.ts';

export type Entity =
  | { type: 'group'; id: string }
  | { type: 'event'; id: string; event: MergedEvent }
  | { type: 'participant'; id: string; event: MergedEvent; participant: MergedParticipant };

export interface EntityRef {
  entity: Entity;
  group: MergedGroup;
}

export function findEntity(group: MergedGroup, type: EntityType, id: string): Entity | undefined {
  return [...entitiesOf(group, type)].find(({ entity }) => entity.id === id)?.entity;
}

/** Returns the entities that any source knows by this id. */
export function entitiesNamed(group: MergedGroup, type: EntityType, legacyId: string): EntityRef[] {
  return [...entitiesOf(group, type)].flatMap(({ entity, legacyIds }) =>
    legacyIds.some(({ id }) => id === legacyId) ? [{ entity, group }] : [],
  );
}

function* entitiesOf(group: MergedGroup, type: EntityType): Generator<{ entity: Entity; legacyIds: LegacyId[] }> {
  if (type === 'group') yield { entity: { type, id: group.groupId }, legacyIds: group.legacyIds };
  for (const event of group.events) {
    if (type === 'event') yield { entity: { type, id: event.eventId, event }, legacyIds: event.legacyIds };
    if (type !== 'participant') continue;
    for (const participant of event.participants) {
      const entity = { type, id: participant.participantId, event, participant };
      yield { entity, legacyIds: participant.legacyIds };
    }
  }
}
