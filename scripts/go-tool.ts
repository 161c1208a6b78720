import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Program that `go install` can build. Its version also pins all its dependencies. */
export interface GoTool {
  module: string;
  version: string;
}

const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Installs a tool into the user's cache, unless it is installed already.
 * @returns the path of its binary.
 * @throws {Error} if the installation fails, with the command to try by hand.
 */
export async function installGoTool({ module, version }: GoTool): Promise<string> {
  const name = path.basename(module);
  const cache = process.env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache');
  const folder = path.join(cache, 'workgate', `${name}-${version}`);
  const binary = path.join(folder, name);
  try {
    await access(binary);
    return binary;
  } catch {
    // Not installed yet.
  }
  process.stderr.write(`installing ${name} ${version}, once ...\n`);
  await mkdir(folder, { recursive: true });
  try {
    const env = { ...process.env, GOBIN: folder };
    await promisify(execFile)('go', ['install', `${module}@${version}`], { env, timeout: INSTALL_TIMEOUT_MS });
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string };
    throw new Error(
      `${name} cannot be installed: this needs Go and its module proxy. Try \`go install ${module}@${version}\`.\n${message}\n${stderr}`,
    );
  }
  return binary;
}
