import { AccountService } from '../../../generated/proto/workgate/identity/v1/account_service_pb.js';
import { shownEmail } from '../../platform/mail/address.ts';
import { callerOf, personOf } from './caller.ts';
import { serve } from './services.ts';

export const accountService = serve(AccountService, ({ emailVerification, passwordReset }) => ({
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
}));
