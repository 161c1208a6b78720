import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const LOGGER = path.resolve(import.meta.dirname, '../../src/platform/logger.ts');

/** Logs fields in a process of its own, and returns the line. */
async function lineOf(fields: object): Promise<string> {
  const program = `import { createLoggers } from ${JSON.stringify(LOGGER)};
    const { logger, closeLog } = createLoggers('info');
    logger.info(${JSON.stringify(fields)}, 'told');
    await closeLog(1_000);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  return stdout;
}

it('the log redacts what is named like a secret, up to two levels below', async () => {
  const secrets = {
    authorization: 'hidden',
    cookie: 'hidden',
    'x-api-key': 'hidden',
    password: 'hidden',
    secret: 'hidden',
    token: 'hidden',
    master_keys: 'hidden',
  };
  const line = await lineOf({ ...secrets, one: secrets, two: { below: { ...secrets, plain: 'shown' } } });
  expect(line).not.toContain('hidden');
  expect(line.match(/\[redacted\]/g)).toHaveLength(3 * Object.keys(secrets).length);
  expect(JSON.parse(line)).toMatchObject({ msg: 'told', two: { below: { plain: 'shown' } } });
});
