// Generated from contracts/openapi by `make generate`. Do not edit.
import type { ErrorObject } from 'ajv';

/** True if the value satisfies its schema; otherwise `errors` holds every problem until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: ErrorObject[] | null;
}

export declare const receiveChatCommand_200: Validator;
export declare const receiveChatCommand_401: Validator;
export declare const receiveChatCommand_404: Validator;
export declare const receiveChatCommand_413: Validator;
export declare const receiveChatCommand_500: Validator;
export declare const receiveChatEvent_200: Validator;
export declare const receiveChatEvent_400: Validator;
export declare const receiveChatEvent_401: Validator;
export declare const receiveChatEvent_404: Validator;
export declare const receiveChatEvent_409: Validator;
export declare const receiveChatEvent_413: Validator;
export declare const receiveChatEvent_415: Validator;
export declare const receiveChatEvent_500: Validator;
export declare const receiveChatEvent_503: Validator;
export declare const receiveChatInteraction_200: Validator;
export declare const receiveChatInteraction_400: Validator;
export declare const receiveChatInteraction_401: Validator;
export declare const receiveChatInteraction_404: Validator;
export declare const receiveChatInteraction_413: Validator;
export declare const receiveChatInteraction_415: Validator;
export declare const receiveChatInteraction_500: Validator;
export declare const receiveChatInteraction_503: Validator;
export declare const startChatInstall_401: Validator;
export declare const startChatInstall_403: Validator;
export declare const startChatInstall_404: Validator;
export declare const startChatInstall_500: Validator;
export declare const startChatInstall_503: Validator;
export declare const completeChatInstall_404: Validator;
export declare const installChatBotToken_200: Validator;
export declare const installChatBotToken_400: Validator;
export declare const installChatBotToken_401: Validator;
export declare const installChatBotToken_403: Validator;
export declare const installChatBotToken_404: Validator;
export declare const installChatBotToken_409: Validator;
export declare const installChatBotToken_413: Validator;
export declare const installChatBotToken_415: Validator;
export declare const installChatBotToken_500: Validator;
export declare const installChatBotToken_503: Validator;
export declare const errorResponse: Validator;
