import { methodsOf } from '../identity/index.ts';
import type { EventService } from './service.ts';
import type { EventWatch } from './watch.ts';

export const EVENT_USE_CASES = {
  listEvents: methodsOf<EventService>()('events.read', 'list'),
};
export const EVENT_WATCH_USE_CASES = {
  watchEvents: methodsOf<EventWatch>()('work.read', 'watch'),
};
