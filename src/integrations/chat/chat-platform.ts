import type { CardPoster, ChatInteraction } from './card-seam.ts';
import type { ChatIdentity } from './model.ts';

/** Everything that the service knows of one chat platform. All other chat code works for any platform. */
export interface ChatPlatform<Kind extends string = string> {
  kind: Kind;
  name: string;
  /** Defaults, which operators can override. `api` ends with a slash. */
  addresses: { api: string; authorize: string };
  /** Ids of channels that can be mapped, and the error message for any other id. */
  channelId: { pattern: RegExp; problem: string };
  /** Commands need the scope `commands`; a bot token needs `posting` to post. */
  scopes: { commands: string; posting: string };
  /** Late replies are sent to no other host. */
  replyHosts: readonly string[];
  /** Imported on first use, so that reading a definition loads no implementation. */
  loadRequests: () => Promise<ChatRequests>;
  installerOf: (app: ChatApp) => Promise<ChatInstaller>;
  posterOf: (token: string, apiBase: string) => Promise<ChatPoster>;
  cardsOf: (token: string, apiBase: string) => Promise<CardPoster>;
}

export interface ChatApp {
  /** Base URL of the platform's API, with a slash at the end. */
  apiBase: string;
  /** Page where an administrator confirms an installation. */
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
  /** The platform redirects browsers back here. */
  redirectUrl: string;
}

export interface RawRequest {
  /** By lower-case name; undefined for a missing header, or one sent more than once. */
  header: (name: string) => string | undefined;
  body: Buffer;
}

/** Has no side effects. The chat door has validated every `form` and `body` whose type is not `unknown`. */
export interface ChatRequests {
  /** Checks the raw bytes. Returns an id of at most 255 characters, the same for repetitions; null if not authentic. */
  verify: (signingSecret: string, request: RawRequest, now: Date) => string | null;
  /** True if the platform only checks that the address responds. */
  isProbe: (form: unknown) => boolean;
  readCommand: (form: object) => SlashCommand;
  readEvent: (body: object) => ChatEvent;
  readInteraction: (form: object) => ChatInteraction;
  toFormProblem: (text: string) => { response_action: 'errors'; errors: Record<string, string> };
  /** Claimed workspace, for rate limits; empty if the request names none. */
  workspaceOf: (body: unknown) => string;
  /** The command as typed, such as `/work`; undefined for text that is not a command name. */
  commandNameIn: (form: unknown) => string | undefined;
  /** Removes the effect of links, mentions and markup. */
  escapeText: (text: string) => string;
  /** Only the person sees the reply. `text` is in the platform's markup. */
  toReply: (text: string) => ChatReply;
}

export interface SlashCommand {
  /** The claimed workspace. A later step checks that the workspace belongs to a tenant. */
  identity: ChatIdentity;
  channelId: string;
  userId: string;
  /** The user id if the platform sends no name. */
  userName: string;
  text: string;
  useId: string | undefined;
  replyAddress: string | undefined;
}

/** A `verification` expects its challenge back; `other` events need no action. */
export type ChatEvent =
  | { kind: 'verification'; challenge: string | undefined }
  | { kind: 'installation'; event: InstallationEvent }
  | { kind: 'other' };

export interface InstallationEvent {
  eventId: string;
  /** Seconds since 1970. */
  eventTime: number;
  identity: ChatIdentity;
  type: 'app_uninstalled' | 'tokens_revoked';
  revokesBotToken: boolean;
}

/** As in the contract of the chat door. */
export interface ChatReply {
  response_type: 'ephemeral';
  text: string;
}

export interface ConfirmedInstallation {
  identity: ChatIdentity;
  teamName: string | null;
  scopes: string[];
}

/** Confirms installations. Repeats no call, and puts no credential into a body, a URL, an error or a log. */
export interface ChatInstaller {
  /** Returns the consent page, for the scope of commands alone. The platform sends the browser back with `state`. */
  authorizationUrl: (state: string) => string;
  /** Drops the token of the answer. @throws {ChatPlatformRefusal | AppError} `unavailable` */
  exchangeCode: (code: string) => Promise<ConfirmedInstallation>;
  /** Names the workspace and app of a token. @throws {ChatPlatformRefusal | AppError} `unavailable` */
  testToken: (token: string) => Promise<ConfirmedInstallation & { isBot: boolean }>;
}

/** Has the platform's own error code, such as `invalid_code`. */
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
  text: string;
  threadId: string | undefined;
}

/** `remedy` is `wait` if the problem passes by itself, `mend` if somebody has to fix something. */
export interface PostingRefusal {
  code: string;
  message: string;
  remedy: 'wait' | 'mend' | 'none';
  retryAfterSeconds?: number;
}

/** Posts with one token, each message at most once: the platform cannot be asked whether a message was posted. */
export interface ChatPoster {
  /** Returns the refusal that posting would meet now. Changes nothing. */
  check: () => Promise<PostingRefusal | null>;
  /** `unknown` if it is unclear whether the message was posted. The id is unique within its channel. */
  post: (message: ChatMessage) => Promise<{ messageId: string } | { refused: PostingRefusal } | 'unknown'>;
}

export function missingScope(scope: string): PostingRefusal {
  const message = `The bot token lacks the scope ${scope}. Store one that has it, and execute it again.`;
  return { code: 'missing_scope', message, remedy: 'mend' };
}
