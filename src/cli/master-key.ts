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
    .description('retire a master key that no data uses any more')
    .addOption(confirmation())
    .action((keyId: string, { yes }: Confirmation) =>
      withServices(async ({ platform: { storage, keyRing, signingKeys }, integrations: { secrets }, identity }) => {
        await storage.state.assertMayRetire(keyRing, keyId);
        await confirm(
          `Data that only the master key ${keyId} can open, for example in old backups, is lost with the key.`,
          yes,
        );
        for (const purpose of SIGNING_PURPOSES) await signingKeys.leaveMasterKey(purpose, keyId);
        for (const tenantId of await identity.tenants.listIds()) {
          await secrets.leaveMasterKey(tenantId, keyId);
          await identity.leaveMasterKey(tenantId, keyId);
        }
        await storage.state.retireMasterKey(keyId);
        print(`retired: ${keyId}`);
      }),
    );
}
