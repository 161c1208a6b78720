// Generated from contracts/openapi by `make generate`. Do not edit.
import type { ErrorObject } from 'ajv';

/** True if the value satisfies its schema; otherwise `errors` holds every problem until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const receiveChatCommand_body: Validator;
export declare const receiveChatEvent_body: Validator;
export declare const receiveChatInteraction_body: Validator;
export declare const installChatBotToken_body: Validator;
