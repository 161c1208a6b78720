import type { CardPoster, ChatInteraction } from './card-seam.ts';
import type { ChatIdentity } from './model.ts';

/**
 * A chat platform, with everything platform-specific that the service knows. Each platform has a folder and a line in
 * the registry (src/integrations/providers/README.md). All other chat code works for any platform.
 */
export interface ChatPlatform<Kind extends string = string> {
  /** Kind of an integration that is a workspace of this platform, as used in contracts and records. */
  kind: Kind;
  /** Name of the platform in the settings of operators. */
  name: string;
  /** Default addresses, which the operator can override; `api` ends with a slash. */
  addresses: { api: string; authorize: string };
  /** Pattern for the ids of channels that can be mapped, and the error message for any other id. */
  channelId: { pattern: RegExp; problem: string };
  /**
   * Scopes of the platform: a workspace sends no commands without `commands`, and a bot token cannot post without
   * `posting`.
   */
  scopes: { commands: string; posting: string };
  /** Hosts that receive late replies. The service sends late replies to no other host. */
  replyHosts: readonly string[];
  /**
   * Each of these functions imports its implementation on first use, so that code which only needs the definition does
   * not load it.
   */
  loadRequests: () => Promise<ChatRequests>;
  installerOf: (app: ChatApp) => Promise<ChatInstaller>;
  /** @param apiBase Base URL of the platform's API, with a slash at the end. */
  posterOf: (token: string, apiBase: string) => Promise<ChatPoster>;
  /** @param apiBase Base URL of the platform's API, with a slash at the end. */
  cardsOf: (token: string, apiBase: string) => Promise<CardPoster>;
}

/** Registration of the app at its platform. */
export interface ChatApp {
  /** Base URL of the platform's API, with a slash at the end. */
  apiBase: string;
  /** Page of the platform where an administrator confirms an installation. */
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
  /** URL that the platform redirects browsers back to. */
  redirectUrl: string;
}

/** A request exactly as it was received. */
export interface RawRequest {
  /** Returns a header by its lower-case name; undefined if the header is missing or was sent more than once. */
  header: (name: string) => string | undefined;
  body: Buffer;
}

/**
 * Parses requests from the platform and builds the responses. Has no side effects. Parameters named `form` or `body`
 * have the shape that the contract of the chat door defines, unless their type is `unknown`.
 */
export interface ChatRequests {
  /**
   * Verifies that the platform sent the request within the last few minutes. Works on the raw bytes, before anything
   * parses them.
   * @returns an id of at most 255 characters that only repetitions of the same request share; null if the request is
   * not from the platform.
   */
  verify: (signingSecret: string, request: RawRequest, now: Date) => string | null;
  /** Returns true if the platform only checks that the address responds. */
  isProbe: (form: unknown) => boolean;
  readCommand: (form: object) => SlashCommand;
  readEvent: (body: object) => ChatEvent;
  /** Reads a click on a card or a submitted form; `other` for anything else. */
  readInteraction: (form: object) => ChatInteraction;
  /** Returns the response that keeps a form open and shows what is wrong with it. */
  toFormProblem: (text: string) => FormProblem;
  /** Returns the workspace that a request claims to come from, for rate limits; empty if it names none. */
  workspaceOf: (body: unknown) => string;
  /** Returns the command as it was typed, such as `/work`; undefined for text that is not a command name. */
  commandNameIn: (form: unknown) => string | undefined;
  /** Escapes a text, so that the platform shows it in a reply without links, mentions or markup. */
  escapeText: (text: string) => string;
  /** Returns a reply that only the person sees. `text` is in the platform's markup. */
  toReply: (text: string) => ChatReply;
}

/** A command as a person typed it. */
export interface SlashCommand {
  /** Workspace that the command comes from. A later step checks that it belongs to a tenant. */
  identity: ChatIdentity;
  channelId: string;
  userId: string;
  /** Name of the person; the id if the platform sends no name. */
  userName: string;
  /** Text after the command, as it was typed. */
  text: string;
  /** Id of this use of the command; undefined if the platform sends none. */
  useId: string | undefined;
  /** URL for late replies; undefined if the platform sends none. */
  replyAddress: string | undefined;
}

/** An event from the platform. A `verification` expects its challenge back; `other` events need no action. */
export type ChatEvent =
  | { kind: 'verification'; challenge: string | undefined }
  | { kind: 'installation'; event: InstallationEvent }
  | { kind: 'other' };

/** An event about an existing installation. */
export interface InstallationEvent {
  eventId: string;
  /** Time of the event in seconds since 1970. */
  eventTime: number;
  identity: ChatIdentity;
  type: 'app_uninstalled' | 'tokens_revoked';
  /** True if the bot token of the app is among the revoked tokens. */
  revokesBotToken: boolean;
}

/** Same as `ChatReply` in the contract of the chat door. */
export interface ChatReply {
  response_type: 'ephemeral';
  text: string;
}

/** Same as `FormProblem` in the contract of the chat door. */
export interface FormProblem {
  response_action: 'errors';
  errors: Record<string, string>;
}

/** Identity and scopes that the platform confirms for an installation or a token. */
export interface ConfirmedInstallation {
  identity: ChatIdentity;
  teamName: string | null;
  scopes: string[];
}

/** Confirms installations. Repeats no call, and puts no credential into a body, a URL, an error or a log. */
export interface ChatInstaller {
  /**
   * Returns the URL to send the administrator's browser to. The platform sends the browser back with `state`. Requests
   * only the scope for commands.
   */
  authorizationUrl: (state: string) => string;
  /**
   * Exchanges the code of an installation for its confirmation. Drops the token in the response, since posting uses a
   * token of its own.
   * @throws {ChatPlatformRefusal | AppError} `unavailable`
   */
  exchangeCode: (code: string) => Promise<ConfirmedInstallation>;
  /**
   * Asks the platform which workspace and app a token belongs to.
   * @throws {ChatPlatformRefusal | AppError} `unavailable`
   */
  testToken: (token: string) => Promise<ConfirmedInstallation & { isBot: boolean }>;
}

/** A refusal with the platform's own error code, such as `invalid_code`. */
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
  /** Plain text, shown as it is. */
  text: string;
  /** Id of the message that this message replies to. */
  threadId: string | undefined;
}

/**
 * Reason why a message was not posted. `remedy` tells what helps: `wait` if the problem passes by itself, `mend` if
 * somebody has to fix something, or `none`.
 */
export interface PostingRefusal {
  code: string;
  message: string;
  remedy: 'wait' | 'mend' | 'none';
  retryAfterSeconds?: number;
}

/**
 * Posts with one token. Sends each message at most once, because the platform cannot be asked whether a message was
 * posted.
 */
export interface ChatPoster {
  /** Returns the refusal that posting would meet now; null if there is none. Changes nothing. */
  check: () => Promise<PostingRefusal | null>;
  /** @returns the id of the message within its channel; `unknown` if it is unclear whether the message was posted. */
  post: (message: ChatMessage) => Promise<{ messageId: string } | { refused: PostingRefusal } | 'unknown'>;
}

/** Returns the refusal for a bot token that lacks the scope to post. */
export function missingScope(scope: string): PostingRefusal {
  const message = `The bot token lacks the scope ${scope}. Store one that has it, and execute it again.`;
  return { code: 'missing_scope', message, remedy: 'mend' };
}
