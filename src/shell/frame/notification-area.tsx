import { later } from './later.tsx';

/** Where notifications stand: what is told before it has come is shown then. */
export const NotificationArea = later(async () => (await import('./notifications.tsx')).Notifications);
