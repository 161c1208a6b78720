import { randomUUID } from 'node:crypto';
import type { Principal } from '../call-context.ts';
import type { Services } from '../compose.ts';
import { AppError } from '../errors/app-error.ts';
import type { AdminContext } from '../identity/index.ts';

/** Principal of the command line. It acts for whoever can reach the database; no person answers for it. */
const COMMAND_LINE: Principal = {
  type: 'system',
  id: 'workgate-cli',
  displayName: 'Workgate command line',
  lineage: 'workgate-cli',
  accountable: null,
  accountables: [],
};

export const operatorContext = (): Omit<AdminContext, 'tenantId'> => ({
  principal: COMMAND_LINE,
  correlationId: randomUUID(),
});

export const adminContext = (tenantId: string): AdminContext => ({ tenantId, ...operatorContext() });

/** @throws {AppError} `not_found` if no account has the address. */
export async function personIdOf({ identity: { accounts } }: Services, email: string): Promise<string> {
  const person = await accounts.findByEmail(email);
  if (person === null) throw new AppError('not_found', `There is no account with the address ${email}.`);
  return person.personId;
}
