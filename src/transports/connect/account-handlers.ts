import type { ServiceImpl } from '@connectrpc/connect';
import type { AccountService as Contract } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import type { EmailVerification, PasswordReset } from '../../identity/index.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import { callerOf, personOf } from './caller.ts';

export interface AccountHandlerServices {
  emailVerification: EmailVerification;
  passwordReset: PasswordReset;
}

export function createAccountHandlers({
  emailVerification,
  passwordReset,
}: AccountHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async requestEmailVerification(_request, context) {
      await emailVerification.request(personOf(context).person);
      return {};
    },

    async getEmailVerification({ token }) {
      const { email, personName } = await emailVerification.describe(token);
      return { email: shownEmail(email), personName };
    },

    async verifyEmail({ token }) {
      return { email: shownEmail(await emailVerification.confirm(token)) };
    },

    async requestPasswordReset({ email }, context) {
      await passwordReset.request(email, callerOf(context).address);
      return {};
    },

    async resetPassword({ token, newPassword }, context) {
      await passwordReset.reset(token, newPassword, callerOf(context).exchange.correlationId);
      return {};
    },
  };
}
