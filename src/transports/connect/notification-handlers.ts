import type { ServiceImpl } from '@connectrpc/connect';
import {
  type NotificationService as Contract,
  MailPace as PaceWire,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import { MAIL_PACES, type MailPace } from '../../mail/preferences/model.ts';
import type { NotificationSettings } from '../../mail/preferences/service.ts';
import type { NotificationUseCases } from '../../mail/use-cases.ts';
import { callOf } from './caller.ts';

export interface NotificationHandlerServices {
  notifications: NotificationUseCases;
}

export function createNotificationHandlers({
  notifications,
}: NotificationHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async getNotificationSettings(_request, context) {
      return { settings: toApiSettings(await notifications.getNotificationSettings(callOf(context))) };
    },

    async updateNotificationSettings({ mail }, context) {
      const changed = await notifications.updateNotificationSettings(callOf(context), fromApiPace(mail));
      return { settings: toApiSettings(changed) };
    },
  };
}

const PACE = {
  each: PaceWire.EACH,
  daily: PaceWire.DAILY,
  none: PaceWire.NONE,
} as const satisfies Record<MailPace, PaceWire>;

function fromApiPace(wire: PaceWire): MailPace {
  const pace = MAIL_PACES.find((one) => PACE[one] === wire);
  if (pace === undefined) throw new Error(`The validation has let the pace ${wire} pass`);
  return pace;
}

function toApiSettings({ mail, isMailSent, email }: NotificationSettings) {
  return { mail: PACE[mail], mailIsSent: isMailSent, email };
}
