import { ENTITY_TYPES } from '../../model.ts';
import type { ViewDefinition } from '../../view-definition.ts';
import { formService } from './adapters/form-service.ts';
import { meetingTree } from './adapters/meeting-tree.ts';
import { racecard } from './adapters/racecard.ts';
import { capabilitiesOf } from './capabilities.ts';
import { mergeGroup, mergeSummaries } from './merge.ts';

/** A group is a meeting, an event is a race, and a participant is a runner. */
export const racing: ViewDefinition = {
  viewKey: 'racing_catalog',
  aliases: new Map([
    ['customer_feed', { deprecatedAt: new Date('2026-11-01T00:00:00Z'), sunsetAt: new Date('2027-11-01T00:00:00Z') }],
  ]),
  schemaVersion: '1.0',
  entityTypes: ENTITY_TYPES,
  adapters: new Map([racecard, meetingTree, formService].map((adapter) => [adapter.key, adapter])),
  // A canonical id is the date, country and track, then the number of the race and the runner, separated by dots.
  groupIdOf: (canonicalId) => canonicalId.split('.', 3).join('.'),
  capabilitiesOf,
  mergeGroup,
  mergeSummaries,
};
