/** Verifiers of webhooks in each language: the Standard Webhooks library, and our SDK. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Webhook } from 'standardwebhooks';
import { ROOT } from '../../scripts/development.ts';
import { maven, run } from '../support/programs.ts';
import { installPythonSdk } from '../support/python-sdk.ts';

/** A request as a receiver got it. */
export interface Request {
  /** Headers, with names in lower case. */
  headers: Record<string, string>;
  body: string;
  /**
   * Secrets of the receiver. The Standard Webhooks library takes one secret, so the request counts as accepted there if
   * one of them matches.
   */
  secrets: string[];
}

export interface Verdict {
  theirs: boolean;
  /** `taken`, or the reason for the refusal. */
  ours: string;
}

export interface Judge {
  language: string;
  judge: (requests: readonly Request[]) => Promise<Verdict[]>;
}

const PROGRAMS = path.join(import.meta.dirname, 'webhooks');
const SDKS = path.join(ROOT, 'generated/sdk');

/** Builds all verifiers in a folder outside of the repository. */
export function buildJudges(folder: string): Promise<Judge[]> {
  const build = (language: string, one: (folder: string) => Promise<Judge['judge']>) =>
    one(path.join(folder, language)).then((judge) => ({ language, judge }));
  return Promise.all([
    build('TypeScript', buildTypeScript),
    build('Python', buildPython),
    build('Go', buildGo),
    build('Java', buildJava),
  ]);
}

async function buildTypeScript(folder: string): Promise<Judge['judge']> {
  await cp(path.join(SDKS, 'typescript'), folder, { recursive: true });
  await run('tsc', [], { cwd: folder });
  const { webhooks } = await import(pathToFileURL(path.join(folder, 'dist/index.js')).href);
  const theirs = ({ headers, body }: Request) => {
    return (secret: string) => {
      try {
        new Webhook(secret).verify(body, headers, { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    };
  };
  const ours = ({ headers, body, secrets }: Request): Promise<string> =>
    webhooks.verify(headers, Buffer.from(body), secrets).then(
      () => 'taken',
      (error: { reason?: string }) => error.reason ?? String(error),
    );
  return (requests) =>
    Promise.all(requests.map(async (one) => ({ theirs: one.secrets.some(theirs(one)), ours: await ours(one) })));
}

/** Returns a function that passes requests to a program, which prints its verdicts. */
function byProgram(folder: string, program: string, args: string[]): Judge['judge'] {
  return async (requests) => {
    const file = path.join(folder, 'requests.json');
    const written = requests.map(({ body, ...more }) => ({
      ...more,
      body_base64: Buffer.from(body).toString('base64'),
    }));
    await writeFile(file, JSON.stringify(written));
    return JSON.parse(await run(program, [...args, file], { cwd: folder }));
  };
}

async function buildPython(folder: string): Promise<Judge['judge']> {
  await cp(path.join(PROGRAMS, 'python'), folder, { recursive: true });
  const python = await installPythonSdk(folder);
  const install = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--require-hashes'];
  await run(python, [...install, '-r', 'requirements.txt'], { cwd: folder });
  return byProgram(folder, python, ['judge.py']);
}

async function buildGo(folder: string): Promise<Judge['judge']> {
  await cp(path.join(PROGRAMS, 'go'), folder, { recursive: true });
  await cp(path.join(SDKS, 'go'), path.join(folder, 'sdk'), { recursive: true });
  const env = { ...process.env, GOFLAGS: '-mod=readonly' };
  await run('go', ['build', '-o', 'judge', '.'], { cwd: folder, env });
  return byProgram(folder, path.join(folder, 'judge'), []);
}

/**
 * A Maven reactor: the judge finds the SDK in the same build, so nothing is installed in the user's local repository.
 */
const REACTOR = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>dev.workgate.test</groupId>
  <artifactId>reactor</artifactId>
  <version>0</version>
  <packaging>pom</packaging>
  <modules>
    <module>sdk</module>
    <module>judge</module>
  </modules>
</project>
`;

async function buildJava(folder: string): Promise<Judge['judge']> {
  await cp(path.join(SDKS, 'java'), path.join(folder, 'sdk'), { recursive: true });
  await cp(path.join(PROGRAMS, 'java'), path.join(folder, 'judge'), { recursive: true });
  await writeFile(path.join(folder, 'pom.xml'), REACTOR);
  const pom = await readFile(path.join(SDKS, 'java/pom.xml'), 'utf8');
  const [, version = ''] = /<version>(.+?)<\/version>/.exec(pom) ?? [];
  await maven([`-Dsdk.version=${version}`, '-DskipTests', 'package'], folder);
  const target = path.join(folder, 'judge/target');
  const classPath = [path.join(target, 'judge-0.jar'), path.join(target, 'dependency/*')].join(path.delimiter);
  return byProgram(folder, 'java', ['-cp', classPath, 'Judge']);
}
