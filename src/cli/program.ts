import { Command } from 'commander';
import { RELEASE } from '../platform/release.ts';
import { addAdminCommands } from './admin.ts';
import { addChatCommands } from './chat.ts';
import { addConfirmCommands } from './confirm-change.ts';
import { addDelegationCommands } from './delegation.ts';
import { addFreezeCommands } from './freeze.ts';
import { addIntegrationCommands } from './integration.ts';
import { addKeyCommands } from './key.ts';
import { addMasterKeyCommands } from './master-key.ts';
import { addMigrateCommand } from './migrate.ts';
import { addOperationCommands } from './operation.ts';
import { addPackCommands } from './pack.ts';
import { addPolicyCommands } from './policy.ts';
import { addProposalCommands } from './proposal.ts';
import { addSigningKeyCommands } from './signing-key.ts';
import { addSourceCommands } from './source.ts';
import { addTenantCommands } from './tenant.ts';
import { addVerifyCommand } from './verify.ts';

const GROUPS = [
  addServeCommand,
  addMigrateCommand,
  addMasterKeyCommands,
  addTenantCommands,
  addConfirmCommands,
  addKeyCommands,
  addAdminCommands,
  addIntegrationCommands,
  addOperationCommands,
  addPackCommands,
  addPolicyCommands,
  addFreezeCommands,
  addChatCommands,
  addSourceCommands,
  addProposalCommands,
  addSigningKeyCommands,
  addDelegationCommands,
  addVerifyCommand,
];

function addServeCommand(program: Command): void {
  program
    .command('serve')
    .description('run the service until SIGTERM')
    .action(async () => {
      const { serve } = await import('../main.ts');
      await serve();
    });
}

/** Loads nothing that commands need: `session.ts` loads the services for the first command that asks for them. */
export function createProgram(): Command {
  const program = new Command('workgate').description('Governed work intake for people and agents.');
  program.version(RELEASE, '-V, --version', 'print the version').showHelpAfterError();
  for (const addTo of GROUPS) addTo(program);
  return program;
}
