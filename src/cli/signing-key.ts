import { type Command, Option } from 'commander';
import { SIGNING_PURPOSES, type SigningPurpose } from '../platform/signing-keys/purposes.ts';
import { printJson } from './output.ts';
import { withServices } from './session.ts';

export function addSigningKeyCommands(program: Command): void {
  const signingKey = program.command('signing-key').description('keys that tokens and evidence are signed with');
  signingKey
    .command('rotate')
    .description('sign with a new key from now on; the old key still verifies earlier signatures')
    .addOption(new Option('--purpose <purpose>', 'what the key signs').choices(SIGNING_PURPOSES).default('delegation'))
    .action(({ purpose }: { purpose: SigningPurpose }) =>
      withServices(async ({ platform: { signingKeys } }) =>
        printJson({ keyId: await signingKeys.rotate(purpose), purpose }),
      ),
    );
}
