/**
 * Tests of clients that third-party generators make from the served contract. For each generator, a program in
 * `openapi-clients/<folder>/` uses only the generated client. It gets its settings from environment variables, and
 * prints one JSON object on each line: `{"step": NAME, …}`. The tests below say what each step has to do and print.
 *
 * | variable | value |
 * |---|---|
 * | `WORKGATE_BASE_URL` | the service |
 * | `WORKGATE_FUTURE_URL` | the service, responding as a later release might: unknown fields and labels |
 * | `WORKGATE_API_KEY` | an API key with the scopes work.read and work.write |
 * | `WORKGATE_TAG` | a tag that only this run uses |
 */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultProxy } from '../sdk/fault-proxy.ts';
import { run } from '../support/programs.ts';
import { TestService } from '../support/service.ts';

export interface GeneratedClient {
  generator: string;
  /** Folder of the program, relative to `openapi-clients/`. */
  folder: string;
  /**
   * Generates the client and builds the program with it.
   * @param contract path of the contract, as YAML
   * @param folder a copy of the program's folder, outside of the repository
   */
  build: (contract: string, folder: string) => Promise<void>;
  command: (folder: string) => [program: string, args: string[]];
}

/** Declares the tests of one generator. */
export function tryGeneratedClient(client: GeneratedClient): void {
  describe(`a client that ${client.generator} makes of the served contract`, () => {
    let service: TestService;
    let proxy: FaultProxy;
    let folder = '';
    let steps: Record<string, unknown>[] = [];
    const tag = `client-${client.folder}`;

    beforeAll(async () => {
      service = await TestService.start();
      proxy = new FaultProxy(() => service.address);
      await proxy.start();
      folder = await mkdtemp(path.join(tmpdir(), `workgate-${tag}-`));
      await cp(path.join(import.meta.dirname, 'openapi-clients', client.folder), folder, { recursive: true });
      const contract = path.join(folder, 'public-api.openapi.yaml');
      const served = await fetch(`${service.address}/openapi/public-api.openapi.yaml`);
      await writeFile(contract, await served.text());
      await client.build(contract, folder);
      const key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
      const [program, args] = client.command(folder);
      const output = await run(program, args, {
        cwd: folder,
        env: {
          ...process.env,
          WORKGATE_BASE_URL: service.address,
          WORKGATE_FUTURE_URL: `${proxy.address}/future`,
          WORKGATE_API_KEY: key.token,
          WORKGATE_TAG: tag,
        },
      });
      steps = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    });

    afterAll(async () => {
      await proxy?.stop();
      await service?.stop();
      if (folder !== '') await rm(folder, { recursive: true });
    });

    const stepOf = (name: string) => steps.find(({ step }) => step === name);

    /** `create`: creates a WorkItem with the subject "By a generated client", priority high, and the tag. */
    it('creates a WorkItem', () => {
      const id = expect.stringMatching(/^wi_/);
      expect(stepOf('create')).toEqual({ step: 'create', work_item_id: id, status: 'new', priority: 'high' });
    });

    /** `list`: lists the WorkItems with the tag. */
    it('lists the WorkItem', () => {
      expect(stepOf('list')).toEqual({ step: 'list', ids: [stepOf('create')?.['work_item_id']] });
    });

    /** `future`: reads the WorkItem at FUTURE_URL. */
    it('reads a response with unknown labels', () => {
      const labels = { status: 'future_status', priority: 'future_priority', channel: 'future_channel' };
      expect(stepOf('future')).toEqual({ step: 'future', ...labels });
    });

    /** `error`: creates a WorkItem with an empty subject, and reads the error through the client's types. */
    it('reads a typed error', () => {
      expect(stepOf('error')).toEqual({
        step: 'error',
        status: 400,
        type: 'validation_error',
        code: 'validation_error',
        fields: ['subject'],
      });
    });
  });
}
