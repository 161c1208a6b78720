import type { Command } from 'commander';
import { AppError } from '../errors/app-error.ts';
import { type Confirmation, confirm, confirmation } from './confirmation.ts';
import { printJson, sayInFlight } from './output.ts';
import { onTenant, tenantCommand } from './session.ts';

interface MapChannelOptions {
  integration: string;
  channel: string;
  pack: string;
  queue: string;
}

export function addChatCommands(program: Command): void {
  const chat = program.command('chat').description('workspaces of the chat platform');
  tenantCommand(chat, 'install')
    .description('record an installation without asking the platform, for trying out commands; development only')
    .requiredOption('--team <id>', 'id of the workspace')
    .requiredOption('--app <id>', 'id of the app')
    .action(
      onTenant(async ({ config, integrations }, call, { team: teamId, app: appId }: { team: string; app: string }) => {
        const { chatPlatform, chatInstallations } = integrations;
        if (config.environment !== 'development') {
          throw new AppError(
            'invalid_state',
            'Install the app from the page /admin/chat, so that the platform confirms it.',
          );
        }
        const identity = { teamId, appId, enterpriseId: null, isEnterpriseInstall: false };
        const install = { identity, teamName: null, scopes: [chatPlatform.scopes.commands] };
        return chatInstallations.record(call, install);
      }),
    );
  tenantCommand(chat, 'release')
    .description(
      'release the workspace of an integration that is off, so that another tenant can install the app there',
    )
    .requiredOption('--integration <id>', 'the chat integration; its record is kept')
    .addOption(confirmation())
    .action(
      onTenant(async ({ integrations, actions }, call, options: { integration: string } & Confirmation) => {
        const { integration, yes } = options;
        await confirm(
          `The workspace of ${integration} is released. Another tenant can install the app there now.`,
          yes,
        );
        printJson(await integrations.chatInstallations.release(call, integration));
        sayInFlight(await actions.inFlight.list(call.tenantId));
      }),
    );
  tenantCommand(chat, 'map-channel')
    .description('turn the commands of a channel into WorkItems of a pack')
    .requiredOption('--integration <id>', 'the chat integration')
    .requiredOption('--channel <id>', 'id of the channel at the platform')
    .option('--pack <key>', 'the pack', 'customer_support')
    .option('--queue <key>', 'the queue of the pack', 'general')
    .action(
      onTenant(async ({ integrations: { chatChannels } }, call, options: MapChannelOptions) => {
        const { integration: integrationId, channel: pageId, pack: packKey, queue: queueKey } = options;
        return chatChannels.put(call, { integrationId, pageId, packKey, queueKey, enabled: true });
      }),
    );
}
