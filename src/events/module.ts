import { EventService, type EventsOptions } from './service.ts';
import { EventWatch } from './watch.ts';

export type EventsServices = ReturnType<typeof createEvents>;

export function createEvents(options: EventsOptions) {
  return { events: new EventService(options), eventWatch: new EventWatch(options.platform) };
}
