import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../development.ts';
import type { Difference } from './finding.ts';
import { compareOmissions } from './protobuf-omissions.ts';
import { compareProtobufOptions, type Image } from './protobuf-options.ts';

const PROTO = path.join(ROOT, 'contracts/proto');

function buf(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const options = { cwd: PROTO, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr, error } = spawnSync(path.join(ROOT, 'node_modules/.bin/buf'), args, options);
  if (error !== undefined) throw error;
  return { status, stdout, stderr };
}

/**
 * Builds the contracts of `contracts/proto` as a buf image in JSON. It includes their imports, because buf needs these.
 */
export function protobufImage(): string {
  const { status, stdout, stderr } = buf('build', '--path', 'workgate', '--exclude-source-info', '-o', '-#format=json');
  if (status !== 0) throw new Error(`buf build failed:\n${stderr}`);
  return stdout;
}

/**
 * Compares two images, given as files ending in `.json`. Applies the rules of `buf.yaml`, and compares what buf
 * ignores: the options of methods and fields, and which fields these options let requests omit.
 * @returns the differences that break clients of the first image.
 * @throws {Error} if they cannot be compared.
 */
export async function compareProtobuf(before: string, after: string): Promise<Difference[]> {
  const options = ['--config', 'buf.yaml', '--exclude-imports', '--error-format', 'json'];
  const { status, stdout, stderr } = buf('breaking', after, '--against', before, ...options);
  // Status 100 reports breaking changes.
  if (status !== 0 && (status !== 100 || stdout.trim() === '')) throw new Error(`buf breaking failed:\n${stderr}`);
  const lines = stdout.split('\n').filter((line) => line !== '');
  const changes = lines.map((line) => JSON.parse(line) as { path?: string; message: string });
  const [old, now] = await Promise.all([before, after].map(async (file) => JSON.parse(await readFile(file, 'utf8'))));
  const rules = compareProtobufOptions(old as Image, now as Image);
  const named = new Set(rules.map(({ path: field }) => field));
  return [
    ...changes.map(({ path: file, message }) => ({
      path: file ?? 'contracts/proto',
      problem: message.replace(/\.$/, ''),
    })),
    ...rules,
    ...compareOmissions(old, now).filter(({ path: field }) => !named.has(field)),
  ];
}
