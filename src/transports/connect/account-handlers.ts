import type { ServiceImpl } from '@connectrpc/connect';
import type { AccountService as Contract } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import type { EmailVerification } from '../../identity/sessions/email-verification.ts';
import { personOf } from './caller.ts';

export interface AccountHandlerServices {
  emailVerification: EmailVerification;
}

export function createAccountHandlers({ emailVerification }: AccountHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async requestEmailVerification(_request, context) {
      await emailVerification.request(personOf(context).person);
      return {};
    },

    async verifyEmail({ token }) {
      return { email: await emailVerification.confirm(token) };
    },
  };
}
