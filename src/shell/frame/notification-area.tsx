import { later } from './later.tsx';

/** Notifications that come before this code has loaded are shown as soon as it has. */
export const NotificationArea = later(async () => (await import('./notifications.tsx')).Notifications);
