import { type Bound, methodsOf } from '../identity/use-case.ts';
import type { PreferenceService } from './preferences/service.ts';

const ofPreferences = methodsOf<PreferenceService>();

/** What people may say of how they are told. */
export const NOTIFICATION_USE_CASES = {
  getNotificationSettings: ofPreferences('actions.read', 'get'),
  updateNotificationSettings: ofPreferences('actions.read', 'change'),
  setAbsence: ofPreferences('actions.approve', 'setAbsence'),
  endAbsence: ofPreferences('actions.approve', 'endAbsence'),
};
export interface NotificationUseCases extends Bound<typeof NOTIFICATION_USE_CASES> {}
