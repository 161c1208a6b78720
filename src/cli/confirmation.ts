import { stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import { AppError } from '../errors/app-error.ts';

export interface Confirmation {
  yes?: boolean;
}

/** The option of a command that asks first. */
export const confirmation = () => new Option('-y, --yes', 'do not ask');

/** Has somebody who is there agree to what cannot be undone. @throws {AppError} `invalid_state` if they do not. */
export async function confirm(consequence: string, agreed = false): Promise<void> {
  if (agreed) return;
  if (!stdin.isTTY) throw new AppError('invalid_state', `${consequence} If that is wanted, say --yes.`);
  const prompt = createInterface({ input: stdin, output: process.stderr });
  const answer = await prompt.question(`${consequence} Go on? [y/N] `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new AppError('invalid_state', 'Nothing was done.');
}
