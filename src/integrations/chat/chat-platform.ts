import type { CardPoster, ChatInteraction } from './card-seam.ts';
import type { ChatIdentity } from './model.ts';

/**
 * A chat platform, with all that the service knows of it: one folder per platform, and a line in the registry
 * (src/integrations/providers/README.md). Everything else of chat is true of any platform.
 */
export interface ChatPlatform<Kind extends string = string> {
  /** What contracts and records call an integration that is a workspace of it. */
  kind: Kind;
  /** What operators call it. */
  name: string;
  /** Where it is, unless the operator says otherwise; `api` has a slash at the end. */
  addresses: { api: string; authorize: string };
  /** Channels that can be mapped, by their ids, and what is said of an id that is none. */
  channelId: { pattern: RegExp; problem: string };
  /** What it calls the grants without which a workspace sends no commands, and a bot token does not post. */
  scopes: { commands: string; posting: string };
  /** Hosts at which outcomes are told late; nothing is sent to any other. */
  replyHosts: readonly string[];
  /** Each of these loads what it works with, which nothing needs that only asks for the definition. */
  loadRequests: () => Promise<ChatRequests>;
  installerOf: (app: ChatApp) => Promise<ChatInstaller>;
  /** @param apiBase Where the methods of the platform are, with a slash at the end. */
  posterOf: (token: string, apiBase: string) => Promise<ChatPoster>;
  /** The same. */
  cardsOf: (token: string, apiBase: string) => Promise<CardPoster>;
}

/** What the app is registered with at its platform. */
export interface ChatApp {
  /** Where the methods of the platform are, with a slash at the end. */
  apiBase: string;
  /** The page of the platform on which an installation is confirmed. */
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
  /** Where the platform sends browsers back to. */
  redirectUrl: string;
}

/** A request as it came over the wire. */
export interface RawRequest {
  /** A header by its name in lower case; undefined for one that was not sent, or not once. */
  header: (name: string) => string | undefined;
  body: Buffer;
}

/**
 * Reads what the platform sends, and writes what it is answered with. Nothing here has an effect. What is called a form
 * or a body has the shape that the contract of the chat door gives it, unless it is `unknown`.
 */
export interface ChatRequests {
  /**
   * Whether the platform has sent a request, and no more than some minutes ago; asked of the raw bytes, before anything
   * parses them.
   * @returns what tells it from every other request but its own repetition, 255 characters at most; null if it is not of
   * the platform.
   */
  verify: (signingSecret: string, request: RawRequest, now: Date) => string | null;
  /** Whether the platform only looks whether the address answers. */
  isProbe: (form: unknown) => boolean;
  readCommand: (form: object) => SlashCommand;
  readEvent: (body: object) => ChatEvent;
  /** What somebody did to a card, or handed in; `other` for everything that is none of both. */
  readInteraction: (form: object) => ChatInteraction;
  /** The answer to a form with what is wrong with it, which stays open. */
  toFormProblem: (text: string) => FormProblem;
  /** The workspace that a request says that it is of, for its share of the service; empty for none. */
  workspaceOf: (body: unknown) => string;
  /** The command as it was typed, such as `/work`; undefined for what nobody would type. */
  commandNameIn: (form: unknown) => string | undefined;
  /** A text as the platform shows it in an answer: nothing in it is a link, a mention or markup. */
  escapeText: (text: string) => string;
  /** The answer with a text in the platform's markup, for the person alone. */
  toReply: (text: string) => ChatReply;
}

/** A command as the person has given it. */
export interface SlashCommand {
  /** Where; a workspace that is none of the tenants' is found out later. */
  identity: ChatIdentity;
  channelId: string;
  userId: string;
  /** How the person is called; the id where the platform does not say. */
  userName: string;
  /** What was typed behind the command, as it was typed. */
  text: string;
  /** Names this use of the command; undefined where the platform does not. */
  useId: string | undefined;
  /** Where an outcome that comes late is told; undefined where the platform does not say. */
  replyAddress: string | undefined;
}

/** Something that the platform says of itself: a verification wants its challenge read again, and most events say nothing. */
export type ChatEvent =
  | { kind: 'verification'; challenge: string | undefined }
  | { kind: 'installation'; event: InstallationEvent }
  | { kind: 'other' };

/** What the platform says of an installation after it was made. */
export interface InstallationEvent {
  eventId: string;
  /** When it happened, in seconds since 1970. */
  eventTime: number;
  identity: ChatIdentity;
  type: 'app_uninstalled' | 'tokens_revoked';
  /** Whether the token of the app itself is among those that were revoked. */
  revokesBotToken: boolean;
}

/** As in the contract of the chat door. */
export interface ChatReply {
  response_type: 'ephemeral';
  text: string;
}

/** As in the contract of the chat door. */
export interface FormProblem {
  response_action: 'errors';
  errors: Record<string, string>;
}

/** What the platform says of an installation or of a token. */
export interface ConfirmedInstallation {
  identity: ChatIdentity;
  teamName: string | null;
  scopes: string[];
}

/** Confirms installations. No call is repeated, and no credential is in a body, a URL, an error or a log. */
export interface ChatInstaller {
  /** Where the browser of the administrator has to go, to come back with the state. The grant for commands alone is asked for. */
  authorizationUrl: (state: string) => string;
  /**
   * Exchanges the code of an installation. The token of the answer is dropped: posting has one of its own.
   * @throws {ChatPlatformRefusal | AppError} `unavailable`
   */
  exchangeCode: (code: string) => Promise<ConfirmedInstallation>;
  /**
   * Asks whose token this is.
   * @throws {ChatPlatformRefusal | AppError} `unavailable`
   */
  testToken: (token: string) => Promise<ConfirmedInstallation & { isBot: boolean }>;
}

/** A refusal in the words of the platform, such as `invalid_code`. */
export class ChatPlatformRefusal extends Error {
  override readonly name = 'ChatPlatformRefusal';
  readonly reason: string;

  constructor(reason: string) {
    super(`The chat platform refused: ${reason}`);
    this.reason = reason;
  }
}

export interface ChatMessage {
  channelId: string;
  /** Plain text, which appears as it is. */
  text: string;
  /** The message that it answers. */
  threadId: string | undefined;
}

/** Why a message is not posted. One of these holds of every refusal: it passes by itself, somebody mends it, or neither. */
export interface PostingRefusal {
  code: string;
  message: string;
  remedy: 'wait' | 'mend' | 'none';
  retryAfterSeconds?: number;
}

/** Posts with one token. The platform cannot be asked what became of a message, so that each is sent once at most. */
export interface ChatPoster {
  /** What the platform would refuse at this moment; null for nothing. Changes nothing. */
  check: () => Promise<PostingRefusal | null>;
  /** @returns the id of the message within its channel; `unknown` where it may have been posted, or not. */
  post: (message: ChatMessage) => Promise<{ messageId: string } | { refused: PostingRefusal } | 'unknown'>;
}

/** What posting says whose token lacks the grant. */
export function missingScope(scope: string): PostingRefusal {
  const message = `The bot token lacks the scope ${scope}. Store one that has it, and execute it again.`;
  return { code: 'missing_scope', message, remedy: 'mend' };
}
