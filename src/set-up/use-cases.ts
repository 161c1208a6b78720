import { methodsOf } from '../identity/index.ts';
import type { SetUpService } from './service.ts';

const of = methodsOf<SetUpService>();

/** For people who administer the tenant. */
export const SET_UP_USE_CASES = {
  getSetUp: of('members.manage', 'get'),
  dismissSetUp: of('members.manage', 'dismiss'),
};
