/** Runs every command of `workgate` in this process. */
import type { Argument, Command, Option } from 'commander';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { explain } from '../../src/cli/explain.ts';
import { createProgram } from '../../src/cli/program.ts';
import { testEnvironment } from '../support/environment.ts';

/** `migrate` prepares the database. The others use none. */
const OTHERS = ['migrate', 'verify', 'operation validate', 'pack validate', 'policy test'];
/** Optional arguments without which a command ends before it opens the database. */
const MORE: Record<string, string[]> = { 'freeze set': ['--everything'], 'policy schema': ['--tenant', 'x'] };
/** Each argument accepts one of these values. */
const VALUES = ['ada@acme.test', '1', 'x'];

const leavesOf = (command: Command, path: string[] = []): string[][] =>
  command.commands.flatMap((one) => {
    const name = [...path, one.name()];
    return one.commands.length === 0 ? [name] : leavesOf(one, name);
  });

function commandAt(path: readonly string[]): Command {
  return path.reduce((command, name) => {
    const found = command.commands.find((one) => one.name() === name);
    if (found === undefined) throw new Error(`There is no command ${path.join(' ')}`);
    return found;
  }, createProgram());
}

/** Returns a command line that is valid until the command opens the database. */
function lineFor(path: readonly string[]): string[] {
  const { registeredArguments, options } = commandAt(path);
  const given = options.filter(({ mandatory }) => mandatory).flatMap((one) => [one.long ?? '', valueFor(one)]);
  const needed = registeredArguments.filter(({ required }) => required).map(valueFor);
  return [...path, ...needed, ...given, ...(MORE[path.join(' ')] ?? [])];
}

function valueFor({ argChoices: [choice] = [], parseArg }: Option | Argument): string {
  const isTaken = (value: string) => {
    try {
      parseArg?.(value, undefined);
      return true;
    } catch {
      return false;
    }
  };
  return choice ?? VALUES.find(isTaken) ?? '';
}

/** Runs a command. @returns the text that `workgate` would print on its failure, or nothing. */
async function failureOf(line: readonly string[], env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const program = createProgram();
  for (const one of [program, ...everyCommand(program)])
    one.exitOverride().configureOutput({ writeErr: () => undefined });
  try {
    await program.parseAsync(line, { from: 'user' });
    return '';
  } catch (error) {
    return explain(error);
  }
}

const everyCommand = (command: Command): Command[] => command.commands.flatMap((one) => [one, ...everyCommand(one)]);

afterEach(() => vi.unstubAllEnvs());

const PATHS = leavesOf(createProgram()).filter((path) => !OTHERS.includes(path.join(' ')));

async function expectRefusals(paths: string[][]): Promise<void> {
  const env = testEnvironment(inject('mongodbUri'));
  const others: Record<string, string> = {};
  for (const path of paths) {
    const failure = await failureOf(lineFor(path), env);
    if (!/not prepared for this release\. Run `workgate migrate` first/.test(failure)) others[path.join(' ')] = failure;
  }
  expect(others).toEqual({});
}

it('commands refuse a database that was not migrated, and say how to migrate it', async () => {
  await expectRefusals(PATHS.filter((_, index) => index % 8 === 0));
});

it('every command refuses a database that was not migrated', { tags: 'full' }, async () => {
  expect(PATHS.length).toBeGreaterThan(40);
  await expectRefusals(PATHS);
});
