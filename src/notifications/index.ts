export type { ChatDecisions } from './chat-cards/decisions.ts';
export type { ChatApprovalsServices } from './chat-cards/module.ts';
export type { MailHealth } from './mail/model.ts';
export type { MailServices } from './mail/module.ts';
export { MAIL_PACES, type MailPace } from './preferences/model.ts';
export type { NotificationSettings } from './preferences/service.ts';
