import { type Bound, methodsOf } from '../identity/use-case.ts';
import type { EventService } from './service.ts';
import type { EventWatch } from './watch.ts';

const of = methodsOf<EventService>();

/** What doors may do with the events of a tenant, and what each takes. */
export const EVENT_USE_CASES = {
  listEvents: of('events.read', 'list'),
};
export interface EventUseCases extends Bound<typeof EVENT_USE_CASES> {}

const ofWatch = methodsOf<EventWatch>();

/** What happens to the work of a tenant, for people who look at it. */
export const EVENT_WATCH_USE_CASES = {
  watchEvents: ofWatch('work.read', 'watch'),
};
export interface EventWatchUseCases extends Bound<typeof EVENT_WATCH_USE_CASES> {}
