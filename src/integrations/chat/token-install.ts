import type { CallContext } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import type { Integration } from '../model.ts';
import { botTokenIn } from './bot-token.ts';
import { type ChatInstaller, ChatPlatformRefusal } from './chat-platform.ts';
import type { ChatInstallations } from './installations.ts';

export interface NewBotToken {
  teamId: string;
  /** Expected app of the token. */
  appId?: string | undefined;
  /** The token, or a JSON object that contains it. */
  secret: string;
}

export type TokenInstall = ReturnType<typeof tokenInstall>;

/** Stores bot tokens for governed posting, after the platform has named their workspace and app. */
export function tokenInstall(installer: ChatInstaller, postingScope: string, installations: ChatInstallations) {
  const test = async (token: string) => {
    try {
      return await installer.testToken(token);
    } catch (error) {
      if (!(error instanceof ChatPlatformRefusal)) throw error;
      throw validationError([{ field: 'bot_token', problem: `is refused by the platform (${error.reason})` }]);
    }
  };
  return {
    /**
     * @throws {AppError} `validation_error` if the platform refuses the token; if the token is of another workspace, or
     * of another app than the named or installed one; if it is not a bot token or lacks the scope to post.
     * `invalid_state` if the workspace belongs to another tenant; `unavailable`.
     */
    async install(call: CallContext, { teamId, appId, secret }: NewBotToken): Promise<Integration> {
      const token = botTokenIn(secret);
      if (token === null) throw validationError([{ field: 'bot_token', problem: 'contains no token' }]);
      const said = await test(token);
      // The platform names the app of few tokens. An unconfirmed app id is compared, and never recorded.
      const recorded = await installations.recordedApp(call.tenantId, said.identity);
      const problems = problemsOf(said, teamId, appId, recorded);
      if (!said.scopes.includes(postingScope)) {
        problems.push({ field: 'bot_token', problem: `lacks the scope ${postingScope}` });
      }
      if (problems.length > 0) throw validationError(problems);
      return installations.record(call, { ...said, botToken: token });
    },
  };
}

function problemsOf(
  { identity, isBot }: Awaited<ReturnType<ChatInstaller['testToken']>>,
  teamId: string,
  appId: string | undefined,
  recorded: { appId: string; installed: boolean } | null,
): ErrorDetail[] {
  const knownAppId = identity.appId ?? recorded?.appId ?? null;
  const problems: ErrorDetail[] = [];
  if (identity.teamId !== teamId)
    problems.push({ field: 'chat_team_id', problem: 'does not match the workspace of the token' });
  if (appId !== undefined && knownAppId !== null && knownAppId !== appId) {
    problems.push({ field: 'chat_api_app_id', problem: 'does not match the app of the workspace or of the token' });
  }
  if (identity.appId !== null && recorded?.installed === true && recorded.appId !== identity.appId) {
    const remedy = 'store a token of that app, or remove the app from the workspace first';
    const problem = `belongs to the app ${identity.appId}, but ${recorded.appId} is installed in the workspace; ${remedy}`;
    problems.push({ field: 'bot_token', problem });
  }
  if (!isBot) problems.push({ field: 'bot_token', problem: 'is not a bot token' });
  return problems;
}
