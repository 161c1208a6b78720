import { stdin } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import { AppError } from '../errors/app-error.ts';

export interface Confirmation {
  yes?: boolean;
}

export const confirmation = () => new Option('-y, --yes', 'do not ask');

/** @throws {AppError} `invalid_state` if the user does not agree, or if there is no terminal to ask on. */
export async function confirm(consequence: string, agreed = false): Promise<void> {
  if (agreed) return;
  if (!stdin.isTTY) throw new AppError('invalid_state', `${consequence} To confirm, add --yes.`);
  const prompt = createInterface({ input: stdin, output: process.stderr });
  const answer = await prompt.question(`${consequence} Continue? [y/N] `);
  prompt.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new AppError('invalid_state', 'Cancelled. Nothing was changed.');
}
