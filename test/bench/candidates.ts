import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { type BenchDatabase, CLI, copyDatabase, type Prepared, ROOT } from './bench-database.ts';
import { WORK_ITEMS } from './load.ts';
import { type Server, startServer } from './processes.ts';

export const CANDIDATES = ['workgate', 'floor', 'fastify', 'nest'] as const;
export type CandidateName = (typeof CANDIDATES)[number];

export interface Candidate {
  name: CandidateName;
  database: string;
  server: Server;
}

const BENCH_SOURCES = 'test/bench';

/**
 * Starts the service as it runs in production: with all checks, and a log file with one line for each request.
 * @param cli path of another release's CLI, to start that release
 */
export function startWorkgate(bench: BenchDatabase, prepared: Prepared, cli = CLI): Promise<Server> {
  return startServer({
    script: cli,
    args: ['serve'],
    env: prepared.env,
    portVariable: 'WORKGATE_PORT',
    probe: { path: `${WORK_ITEMS}?limit=1`, headers: { 'x-api-key': prepared.reader.token } },
    logFile: path.join(bench.folder, `${prepared.database}.log`),
  });
}

/** Starts all candidates, each on its own database with the same contents. The service uses `prepared` itself. */
export async function startCandidates(bench: BenchDatabase, prepared: Prepared): Promise<Candidate[]> {
  compileNest();
  const candidates: Candidate[] = [];
  try {
    candidates.push({ name: 'workgate', database: prepared.database, server: await startWorkgate(bench, prepared) });
    for (const [name, script] of [
      ['floor', path.join(ROOT, BENCH_SOURCES, 'floor.ts')],
      ['fastify', path.join(ROOT, BENCH_SOURCES, 'fastify.ts')],
      ['nest', path.join(ROOT, BENCH_SOURCES, '.build/nest', BENCH_SOURCES, 'nest/main.js')],
    ] as const) {
      const database = await copyDatabase(bench, prepared, name);
      candidates.push({ name, database, server: await startOther(bench, prepared, database, script) });
    }
    return candidates;
  } catch (error) {
    for (const { server } of candidates) await server.stop();
    throw error;
  }
}

function startOther(bench: BenchDatabase, prepared: Prepared, database: string, script: string): Promise<Server> {
  const { writer, reader } = prepared;
  return startServer({
    script,
    env: {
      NODE_ENV: 'production',
      MONGODB_URI: bench.uri,
      MONGODB_DATABASE: database,
      BENCH_EMBEDDED: String(bench.embedded),
      BENCH_TENANTS: JSON.stringify({ [writer.token]: writer.tenantId, [reader.token]: reader.tenantId }),
    },
    portVariable: 'PORT',
    probe: { path: WORK_ITEMS, headers: { 'x-api-key': reader.token } },
    logFile: path.join(bench.folder, `${database}.log`),
  });
}

/**
 * Compiles the NestJS candidate. NestJS needs decorator metadata, which Node's type stripping does not emit. The output
 * is below the folder with the frameworks' `node_modules`, so that Node finds them.
 */
function compileNest(): void {
  const compiler = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const project = path.join(ROOT, BENCH_SOURCES, 'nest');
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The NestJS candidate does not compile:\n${stdout}`);
}
