import { type Bound, methodsOf } from '../identity/index.ts';
import type { EventService } from './service.ts';
import type { EventWatch } from './watch.ts';

const of = methodsOf<EventService>();

/** Capabilities for the events of a tenant, with the permissions that each needs. */
export const EVENT_USE_CASES = {
  listEvents: of('events.read', 'list'),
};
export interface EventUseCases extends Bound<typeof EVENT_USE_CASES> {}

const ofWatch = methodsOf<EventWatch>();

/** Capabilities to watch the work of a tenant, for people. */
export const EVENT_WATCH_USE_CASES = {
  watchEvents: ofWatch('work.read', 'watch'),
};
export interface EventWatchUseCases extends Bound<typeof EVENT_WATCH_USE_CASES> {}
