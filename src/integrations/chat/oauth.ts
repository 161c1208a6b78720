import type { CallContext } from '../../call-context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { type ChatInstaller, ChatPlatformRefusal } from './chat-platform.ts';
import type { ChatInstallations } from './installations.ts';
import { type InstallState, InstallStates, type OpenedState } from './oauth-state.ts';
import type { SpentStates } from './repository.ts';

export interface ChatOAuthOptions {
  stateSecret: string;
  installer: ChatInstaller;
  installations: ChatInstallations;
  spentStates: SpentStates;
  logger: Logger;
}

export type InstallOutcome = 'ok' | 'denied' | 'expired' | 'failed';

/** Installs the app by OAuth (RFC 6749, 4.1). Keeps no token. */
export class ChatOAuth {
  readonly #options: ChatOAuthOptions;
  readonly #states: InstallStates;

  constructor(options: ChatOAuthOptions) {
    this.#options = options;
    this.#states = new InstallStates(options.stateSecret);
  }

  async start(begun: Pick<InstallState, 'tenantId' | 'personId' | 'sessionId' | 'returnTo'>): Promise<string> {
    return this.#options.installer.authorizationUrl(await this.#states.seal(begun));
  }

  open(sealed: string): Promise<OpenedState> {
    return this.#states.open(sealed);
  }

  /** The caller has opened the state and checked its session. The state is spent whatever the result. */
  async complete(
    call: CallContext,
    state: InstallState,
    { code, error }: { code?: string | undefined; error?: string | undefined },
  ): Promise<InstallOutcome> {
    const { installer, installations, spentStates, logger } = this.#options;
    if (!(await spentStates.spend(call.tenantId, state.nonce, state.expiresAt))) return 'expired';
    if (error !== undefined) return error === 'access_denied' ? 'denied' : 'failed';
    if (code === undefined) return 'failed';
    try {
      await installations.record(call, await installer.exchangeCode(code));
      return 'ok';
    } catch (failure) {
      if (!(failure instanceof AppError || failure instanceof ChatPlatformRefusal)) throw failure;
      const { correlationId: correlation_id, tenantId: tenant_id } = call;
      logger.warn({ correlation_id, tenant_id, reason: failure.message }, 'a chat installation failed');
      return 'failed';
    }
  }
}
