import type { Timestamp } from '@bufbuild/protobuf/wkt';
import {
  MailPace,
  NotificationService,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import type { AwaitedOutline } from '../../approvals/index.ts';
import type { NotificationSettings } from '../../notifications/index.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import { callOf } from './caller.ts';
import { fromApiTime, requiredEnum, toApiEnum, toApiFields } from './common-wire.ts';
import { serve } from './services.ts';

export const notificationService = serve(NotificationService, ({ notifications, awaitedProposals }) => ({
  async getNotificationSettings(_request, context) {
    return { settings: toApiSettings(await notifications.getNotificationSettings(callOf(context))) };
  },

  async updateNotificationSettings({ mail, chatCards }, context) {
    const wanted = {
      ...(mail !== MailPace.UNSPECIFIED && { mail: requiredEnum(MailPace, mail) }),
      ...(chatCards !== undefined && { chatCards }),
    };
    const changed = await notifications.updateNotificationSettings(callOf(context), wanted);
    return { settings: toApiSettings(changed) };
  },

  async setAbsence({ from, until, standInPersonId }, context) {
    const changed = await notifications.setAbsence(callOf(context), {
      from: required('from', from),
      until: required('until', until),
      standIn: standInPersonId || null,
    });
    return { settings: toApiSettings(changed) };
  },

  async endAbsence(_request, context) {
    return { settings: toApiSettings(await notifications.endAbsence(callOf(context))) };
  },

  async listAwaitedProposals(_request, context) {
    const { outlines, hasMore } = await awaitedProposals.listAwaitedProposals(callOf(context));
    return { proposals: outlines.map(toApiAwaited), hasMore };
  },
}));

function required(field: string, wire: Timestamp | undefined): Date {
  const time = fromApiTime(field, wire);
  if (time === undefined) throw new Error(`The validation has let ${field} pass without a time`);
  return time;
}

function toApiAwaited({ money, ...outline }: AwaitedOutline) {
  return { ...toApiFields(outline, 'proposedAt', 'expiresAt'), ...money };
}

function toApiSettings({ mail, chatCards, isMailSent, email, absence, standingIn }: NotificationSettings) {
  return {
    mail: toApiEnum(MailPace, mail),
    chatCards,
    mailIsSent: isMailSent,
    email: shownEmail(email),
    ...(absence !== null && {
      absence: { ...toApiFields(absence, 'from', 'until'), standInPersonId: absence.standIn ?? '' },
    }),
    standingIn: standingIn.map((absence) => toApiFields(absence, 'from', 'until')),
  };
}
