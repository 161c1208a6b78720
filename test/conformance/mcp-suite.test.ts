import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MCP_PATH } from '../support/mcp-wire.ts';
import { TestService } from '../support/service.ts';
import { type KeyProxy, startKeyProxy } from './key-proxy.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../node_modules/.bin/conformance');
const EXPECTED = path.join(import.meta.dirname, 'mcp');

/**
 * Runs the official suite at each revision for which it has frozen requirements. Expected failures are in
 * `mcp/expected-failures-*.yaml`: features that the service lacks, and tools that only the suite has. A listed case
 * that passes fails the run.
 */
describe('the official conformance suite of MCP', () => {
  let service: TestService;
  let proxy: KeyProxy;
  let results: string;

  beforeAll(async () => {
    service = await TestService.start();
    const tenantId = await service.createTenant();
    const { token } = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
    proxy = await startKeyProxy(service.address, token);
    results = await mkdtemp(path.join(tmpdir(), 'workgate-conformance-'));
  });
  afterAll(async () => {
    await proxy.stop();
    await service.stop();
    await rm(results, { recursive: true, force: true });
  });

  it.each(['2026-07-28', '2025-11-25'])('passes at revision %s', async (revision) => {
    const { stdout } = await promisify(execFile)(PROGRAM, [
      'server',
      ...['--url', `${proxy.address}${MCP_PATH}`],
      ...['--requirements', revision],
      ...['--expected-failures', path.join(EXPECTED, `expected-failures-${revision}.yaml`)],
      ...['--output-dir', results],
    ]).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`);
    });
    expect(stdout).toContain('passed');
  });
});
