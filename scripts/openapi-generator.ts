/** Downloads openapi-generator once from Maven Central into the user's cache, and runs it. Needs Java. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, get } from 'node:https';
import { homedir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ROOT } from './development.ts';

const OPENAPITOOLS = path.join(ROOT, 'contracts/sdk/openapitools.json');

const MAVEN_CENTRAL = 'https://repo1.maven.org/maven2/org/openapitools/openapi-generator-cli';

/**
 * Hash of the jar of openapi-generator 7.25.0 on Maven Central. The wrapper could download the jar too, but checks no
 * hash.
 */
const JAR_SHA256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';

/** Runs a program and waits until it ends. @throws {Error} with the program's whole output if it fails. */
export function run(program: string, args: string[], hint = ''): void {
  const env = { ...process.env, JAVA_OPTS: '-Dlog.level=warn' };
  const result = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', env });
  if (result.status === 0) return;
  const output = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`;
  throw new Error(`${program} failed.${hint}\n${output}`);
}

/**
 * Runs the generator, which `ensureGenerator` must have downloaded before.
 * @throws {Error} with the generator's whole output if it fails.
 */
export function generator(args: string[]): void {
  run('openapi-generator-cli', ['--openapitools', OPENAPITOOLS, ...args], ' It needs Java 11 or newer on PATH.');
}

/** Downloads a URL, through the proxy that the environment names, if any. @throws {Error} unless the answer is 200. */
async function download(url: string): Promise<Buffer> {
  const request = get(url, { agent: new Agent({ proxyEnv: process.env }) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode === 200) return buffer(response);
  request.destroy();
  throw new Error(`${url} answers ${response.statusCode}.`);
}

/** Downloads the generator if it is missing, and refuses a jar with another hash before any of it runs. */
export async function ensureGenerator(): Promise<void> {
  const { 'generator-cli': cli } = JSON.parse(await readFile(OPENAPITOOLS, 'utf8')) as {
    'generator-cli': { version: string; storageDir: string };
  };
  const folder = cli.storageDir.replace(/^~/, homedir());
  const jar = path.join(folder, `${cli.version}.jar`);
  const cached = await readFile(jar).catch(() => undefined);
  const bytes = cached ?? (await download(`${MAVEN_CENTRAL}/${cli.version}/openapi-generator-cli-${cli.version}.jar`));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== JAR_SHA256) {
    await rm(jar, { force: true });
    throw new Error(
      `openapi-generator ${cli.version} has an unexpected checksum (SHA-256 ${sha256}), so it was removed.`,
    );
  }
  if (cached !== undefined) return;
  await mkdir(folder, { recursive: true });
  const partial = `${jar}.${process.pid}`;
  await writeFile(partial, bytes);
  await rename(partial, jar);
}
