/** Installs the Python SDK as its users do, in a folder outside of the repository. */
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { run } from './programs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** All dependencies of the SDK and its tests, with exact versions. The SDK itself declares ranges. */
const REQUIREMENTS = path.join(ROOT, 'test/sdk/python/requirements.txt');

/** Creates a virtual environment in a folder, installs the SDK in it, and returns its interpreter. */
export async function installPythonSdk(folder: string): Promise<string> {
  const interpreter = path.join(folder, 'venv/bin/python');
  const python = (...args: string[]) => run(interpreter, args, { cwd: folder });
  const sdk = path.join(folder, 'sdk');
  await cp(path.join(ROOT, 'generated/sdk/python'), sdk, { recursive: true });
  await run('python3', ['-m', 'venv', 'venv'], { cwd: folder });
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps'];
  await python(...install, '--requirement', REQUIREMENTS);
  // Builds with the pinned build tool, not the newest.
  await python(...install, '--no-build-isolation', sdk);
  await python('-m', 'pip', 'check', '--disable-pip-version-check');
  return interpreter;
}
