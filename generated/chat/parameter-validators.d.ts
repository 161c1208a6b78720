// Generated from contracts/openapi by `make generate`. Do not edit.
import type { ErrorObject } from 'ajv';

/** True if the value satisfies its schema; otherwise `errors` holds every problem until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const receiveChatCommand_query: Validator;
export declare const receiveChatEvent_query: Validator;
export declare const receiveChatInteraction_query: Validator;
export declare const startChatInstall_query: Validator;
export declare const completeChatInstall_query: Validator;
export declare const installChatBotToken_query: Validator;
