import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { COMMANDS_SCOPE } from './installation-record.ts';
import type { ChatInstallations } from './installations.ts';
import { type InstallState, InstallStates, type OpenedState } from './oauth-state.ts';
import { type ChatPlatform, ChatPlatformRefusal } from './platform.ts';
import type { SpentStates } from './repository.ts';

export interface ChatOAuthOptions {
  /** The page of the platform on which an installation is confirmed. */
  authorizeUrl: string;
  clientId: string;
  redirectUrl: string;
  stateSecret: string;
  platform: ChatPlatform;
  installations: ChatInstallations;
  spentStates: SpentStates;
  logger: Logger;
}

/** How an installation ended, as the admin page is told. */
export type InstallOutcome = 'ok' | 'denied' | 'expired' | 'failed';

/** What the platform sends back with the state: a code, or why there is none. */
export interface InstallAnswer {
  code?: string | undefined;
  error?: string | undefined;
}

/** Installs the app in a workspace by OAuth (RFC 6749, 4.1), without keeping a token. */
export class ChatOAuth {
  readonly #options: ChatOAuthOptions;
  readonly #states: InstallStates;

  constructor(options: ChatOAuthOptions) {
    this.#options = options;
    this.#states = new InstallStates(options.stateSecret);
  }

  /** Where the browser of the administrator has to go. */
  async start(begun: Pick<InstallState, 'tenantId' | 'personId' | 'sessionId' | 'returnTo'>): Promise<string> {
    const url = new URL(this.#options.authorizeUrl);
    url.searchParams.set('client_id', this.#options.clientId);
    // Posting has a token of its own.
    url.searchParams.set('scope', COMMANDS_SCOPE);
    url.searchParams.set('redirect_uri', this.#options.redirectUrl);
    url.searchParams.set('state', await this.#states.seal(begun));
    return url.href;
  }

  /** What a state says, if the service has sealed it. */
  open(sealed: string): Promise<OpenedState> {
    return this.#states.open(sealed);
  }

  /** Ends an installation whose state was opened and whose session is there. The state is spent, however it ends. */
  async complete(call: CallContext, state: InstallState, { code, error }: InstallAnswer): Promise<InstallOutcome> {
    const { platform, installations, spentStates, redirectUrl, logger } = this.#options;
    if (!(await spentStates.spend(call.tenantId, state.nonce, state.expiresAt))) return 'expired';
    if (error !== undefined) return error === 'access_denied' ? 'denied' : 'failed';
    if (code === undefined) return 'failed';
    try {
      await installations.record(call, await platform.exchangeCode(code, redirectUrl));
      return 'ok';
    } catch (failure) {
      if (!(failure instanceof AppError || failure instanceof ChatPlatformRefusal)) throw failure;
      const { correlationId: correlation_id, tenantId: tenant_id } = call;
      logger.warn({ correlation_id, tenant_id, reason: failure.message }, 'a chat installation failed');
      return 'failed';
    }
  }
}
