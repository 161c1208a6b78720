import { AppError } from '../../../errors/app-error.ts';
import { cutText } from '../../../platform/text-length.ts';
import { type ChatApp, type ChatInstaller, ChatPlatformRefusal } from '../../chat/chat-platform.ts';
import { SCOPES } from './scopes.ts';
import { idIn, objectIn } from './values.ts';
import { type Credential, scopesIn, type WebApiAnswer, WebApiError, webApiFor } from './web-api.ts';

type Send = (method: string, credential: Credential, fields?: Record<string, string>) => Promise<WebApiAnswer>;

export function slackInstaller(app: ChatApp): ChatInstaller {
  const send: Send = async (method, credential, fields) => {
    try {
      const call = await webApiFor(credential, app.apiBase);
      return await call(method, fields);
    } catch (error) {
      throw error instanceof WebApiError ? toRefusal(error) : error;
    }
  };

  /** Null if the platform does not name the app, which is so for most tokens (scope `users:read`). */
  const appOf = async (bot: string, token: string): Promise<string | null> => {
    try {
      const { fields } = await send('bots.info', { token }, { bot });
      return idIn(objectIn(fields['bot'])['app_id']);
    } catch (error) {
      if (error instanceof ChatPlatformRefusal) return null;
      throw error;
    }
  };

  return {
    authorizationUrl: (state) => authorizationUrl(app, state),

    /** The client authenticates by HTTP Basic (RFC 6749, 2.3.1). */
    async exchangeCode(code) {
      const { clientId, clientSecret, redirectUrl } = app;
      const form = { code, redirect_uri: redirectUrl };
      const { fields: answer } = await send('oauth.v2.access', { clientId, clientSecret }, form);
      const [team, enterprise] = [objectIn(answer['team']), objectIn(answer['enterprise'])];
      return {
        identity: {
          teamId: idIn(team['id']),
          enterpriseId: idIn(enterprise['id']),
          isEnterpriseInstall: answer['is_enterprise_install'] === true,
          appId: idIn(answer['app_id']),
        },
        teamName: nameIn(team['name']) ?? nameIn(enterprise['name']),
        scopes: scopesIn(answer['scope']) ?? [],
      };
    },

    async testToken(token) {
      const { fields: answer, scopes = [] } = await send('auth.test', { token });
      const bot = idIn(answer['bot_id']);
      return {
        identity: {
          teamId: idIn(answer['team_id']),
          enterpriseId: idIn(answer['enterprise_id']),
          isEnterpriseInstall: answer['is_enterprise_install'] === true,
          appId: idIn(answer['app_id']) ?? (bot === null ? null : await appOf(bot, token)),
        },
        teamName: nameIn(answer['team']),
        scopes,
        isBot: bot !== null,
      };
    },
  };
}

function authorizationUrl({ authorizeUrl, clientId, redirectUrl }: ChatApp, state: string): string {
  const url = new URL(authorizeUrl);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('scope', SCOPES.commands);
  url.searchParams.set('redirect_uri', redirectUrl);
  url.searchParams.set('state', state);
  return url.href;
}

/** Refuses to confirm; or `unavailable` if the platform cannot be asked now. */
function toRefusal(error: WebApiError): ChatPlatformRefusal | AppError {
  const { failure } = error;
  if (failure.kind === 'refused') return new ChatPlatformRefusal(failure.reason ?? 'status 200');
  if (failure.kind === 'bad_status' && failure.status < 500) {
    return new ChatPlatformRefusal(failure.reason ?? `status ${failure.status}`);
  }
  const retryAfterSeconds = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : undefined;
  return new AppError('unavailable', 'The chat platform does not answer. Try again in a moment.', {
    cause: error,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function nameIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? cutText(value.trim(), 100) : null;
}
