import { methodsOf } from '../../identity/index.ts';
import type { AwaitedProposals } from '../browser/awaited.ts';
import type { PreferenceService } from '../preferences/service.ts';

const ofPreferences = methodsOf<PreferenceService>();

export const NOTIFICATION_USE_CASES = {
  getNotificationSettings: ofPreferences('actions.read', 'get'),
  updateNotificationSettings: ofPreferences('actions.read', 'change'),
  setAbsence: ofPreferences('actions.approve', 'setAbsence'),
  endAbsence: ofPreferences('actions.approve', 'endAbsence'),
};
export const AWAITED_USE_CASES = { listAwaitedProposals: methodsOf<AwaitedProposals>()('actions.approve', 'list') };
