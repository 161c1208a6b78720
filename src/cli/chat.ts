import type { Command } from 'commander';
import { AppError } from '../errors/app-error.ts';
import { type Confirmation, confirm, confirmation } from './confirmation.ts';
import { adminContext } from './operator.ts';
import { printJson, sayInFlight } from './output.ts';
import { withTenant } from './session.ts';

interface MapChannelOptions {
  tenant: string;
  integration: string;
  channel: string;
  pack: string;
  queue: string;
}

export function addChatCommands(program: Command): void {
  const chat = program.command('chat').description('workspaces of the chat platform');
  chat
    .command('install')
    .description('record an installation without asking the platform, for trying out commands; development only')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--team <id>', 'id of the workspace')
    .requiredOption('--app <id>', 'id of the app')
    .action(({ tenant, team: teamId, app: appId }: { tenant: string; team: string; app: string }) =>
      withTenant(tenant, async ({ config, integrations: { chatPlatform, chatInstallations } }) => {
        if (config.environment !== 'development') {
          throw new AppError(
            'invalid_state',
            'Install the app from the page /admin/chat, so that the platform confirms it.',
          );
        }
        const identity = { teamId, appId, enterpriseId: null, isEnterpriseInstall: false };
        const install = { identity, teamName: null, scopes: [chatPlatform.scopes.commands] };
        printJson(await chatInstallations.record(adminContext(tenant), install));
      }),
    );
  chat
    .command('release')
    .description(
      'release the workspace of an integration that is off, so that another tenant can install the app there',
    )
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--integration <id>', 'the chat integration; its record is kept')
    .addOption(confirmation())
    .action(({ tenant, integration, yes }: { tenant: string; integration: string } & Confirmation) =>
      withTenant(tenant, async ({ integrations: { chatInstallations }, actions: { inFlight } }) => {
        await confirm(
          `The workspace of ${integration} is released. Another tenant can install the app there now.`,
          yes,
        );
        printJson(await chatInstallations.release(adminContext(tenant), integration));
        sayInFlight(await inFlight.list(tenant));
      }),
    );
  chat
    .command('map-channel')
    .description('turn the commands of a channel into WorkItems of a pack')
    .requiredOption('--tenant <id>', 'the tenant')
    .requiredOption('--integration <id>', 'the chat integration')
    .requiredOption('--channel <id>', 'id of the channel at the platform')
    .option('--pack <key>', 'the pack', 'customer_support')
    .option('--queue <key>', 'the queue of the pack', 'general')
    .action((options: MapChannelOptions) =>
      withTenant(options.tenant, async ({ integrations: { chatChannels } }) => {
        const { tenant, integration: integrationId, channel: pageId, pack: packKey, queue: queueKey } = options;
        const mapping = { integrationId, pageId, packKey, queueKey, enabled: true };
        printJson(await chatChannels.put(adminContext(tenant), mapping));
      }),
    );
}
