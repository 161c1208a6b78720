import type { Command } from 'commander';
import { SIGNING_PURPOSES } from '../platform/signing-keys/purposes.ts';
import { type Confirmation, confirm, confirmation } from './confirmation.ts';
import { print } from './output.ts';
import { withServices } from './session.ts';

export function addMasterKeyCommands(program: Command): void {
  program
    .command('master-key')
    .description('master keys')
    .command('retire <keyId>')
    .description('forget a master key, after everything was moved away from it')
    .addOption(confirmation())
    .action((keyId: string, { yes }: Confirmation) =>
      withServices(
        async ({ platform: { storage, keyRing, signingKeys }, integrations: { secrets }, identity: { tenants } }) => {
          await storage.state.assertMayRetire(keyRing, keyId);
          await confirm(
            `What is still sealed under the master key ${keyId} alone, as in old backups, is lost with it.`,
            yes,
          );
          for (const purpose of SIGNING_PURPOSES) await signingKeys.leaveMasterKey(purpose, keyId);
          for (const tenantId of await tenants.listIds()) await secrets.leaveMasterKey(tenantId, keyId);
          await storage.state.retireMasterKey(keyId);
          print(`retired: ${keyId}`);
        },
      ),
    );
}
