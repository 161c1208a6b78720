import { type Bound, methodsOf } from '../identity/index.ts';
import type { EventService } from './service.ts';
import type { EventWatch } from './watch.ts';

const of = methodsOf<EventService>();

export const EVENT_USE_CASES = {
  listEvents: of('events.read', 'list'),
};
export interface EventUseCases extends Bound<typeof EVENT_USE_CASES> {}

const ofWatch = methodsOf<EventWatch>();

export const EVENT_WATCH_USE_CASES = {
  watchEvents: ofWatch('work.read', 'watch'),
};
export interface EventWatchUseCases extends Bound<typeof EVENT_WATCH_USE_CASES> {}
