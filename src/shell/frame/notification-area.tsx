import { later } from './later.tsx';

/** Area for notifications. Notifications that come before its code has loaded are shown as soon as it has. */
export const NotificationArea = later(async () => (await import('./notifications.tsx')).Notifications);
