import { type Timestamp, timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceImpl } from '@connectrpc/connect';
import {
  type NotificationService as Contract,
  MailPace as PaceWire,
} from '../../../generated/proto/workgate/notification/v1/notification_service_pb.js';
import type { AwaitedOutline } from '../../approvals/index.ts';
import { MAIL_PACES, type MailPace, type NotificationSettings } from '../../notifications/index.ts';
import type { AwaitedUseCases, NotificationUseCases } from '../../notifications/mail/use-cases.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import { callOf } from './caller.ts';
import { fromApiTime } from './time-wire.ts';

export interface NotificationHandlerServices {
  notifications: NotificationUseCases;
  awaitedProposals: AwaitedUseCases;
}

export function createNotificationHandlers({
  notifications,
  awaitedProposals,
}: NotificationHandlerServices): ServiceImpl<typeof Contract> {
  return {
    async getNotificationSettings(_request, context) {
      return { settings: toApiSettings(await notifications.getNotificationSettings(callOf(context))) };
    },

    async updateNotificationSettings({ mail, chatCards }, context) {
      const wanted = {
        ...(mail !== PaceWire.UNSPECIFIED && { mail: fromApiPace(mail) }),
        ...(chatCards !== undefined && { chatCards }),
      };
      const changed = await notifications.updateNotificationSettings(callOf(context), wanted);
      return { settings: toApiSettings(changed) };
    },

    async setAbsence({ from, until, standInPersonId }, context) {
      const changed = await notifications.setAbsence(callOf(context), {
        from: required('from', from),
        until: required('until', until),
        standIn: standInPersonId === '' ? null : standInPersonId,
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
  };
}

function toApiAwaited({ proposalId, title, money, proposedBy, proposedAt, expiresAt }: AwaitedOutline) {
  const [proposed, expires] = [timestampFromDate(proposedAt), timestampFromDate(expiresAt)];
  return { proposalId, title, ...money, proposedBy, proposedAt: proposed, expiresAt: expires };
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

function required(field: string, wire: Timestamp | undefined): Date {
  const time = fromApiTime(field, wire);
  if (time === undefined) throw new Error(`The validation has let ${field} pass without a time`);
  return time;
}

function toApiSettings({ mail, chatCards, isMailSent, email, absence, standingIn }: NotificationSettings) {
  return {
    mail: PACE[mail],
    chatCards,
    mailIsSent: isMailSent,
    email: shownEmail(email),
    ...(absence !== null && { absence: toApiAbsence(absence) }),
    standingIn: standingIn.map(({ name, from, until }) => ({ name, ...toApiSpan(from, until) })),
  };
}

function toApiAbsence({ from, until, standIn, standInName }: NonNullable<NotificationSettings['absence']>) {
  return { ...toApiSpan(from, until), standInPersonId: standIn ?? '', standInName };
}

function toApiSpan(from: Date, until: Date) {
  return { from: timestampFromDate(from), until: timestampFromDate(until) };
}
