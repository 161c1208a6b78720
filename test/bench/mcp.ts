import path from 'node:path';
import { MCP_PATH, META, STATELESS } from '../support/mcp-wire.ts';
import { type BenchDatabase, type Prepared, ROOT, waitUntilDrained } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { CREATE_BODY } from './documents.ts';
import { type LoadRequest, sendLoad } from './load.ts';
import { cpuSeconds, type Server, startServer } from './processes.ts';
import { median, rotated } from './statistics.ts';
import type { Row } from './table.ts';

export interface McpOptions {
  rounds: number;
  seconds: number;
  progress: (line: string) => void;
}

interface Candidate {
  name: 'workgate' | 'sdk';
  server: Server;
}

interface Rates {
  perSecond: number;
  perCpuSecond: number;
}

/** Calls that cause the same database work whatever is stored. `tools/list` causes none except for the rate limit. */
const CALLS = ['create_work_item', 'tools/list'] as const;
type Call = (typeof CALLS)[number];

const WARM_UP = 1_000;

/**
 * Measures the cost of the protocol: our dispatcher against the official SDK's server, on the same services and
 * database.
 */
export async function measureMcp(bench: BenchDatabase, prepared: Prepared, options: McpOptions): Promise<Row[]> {
  const candidates: Candidate[] = [{ name: 'workgate', server: await startWorkgate(bench, prepared) }];
  try {
    candidates.push({ name: 'sdk', server: await startSdkServer(bench, prepared) });
    const rows: Row[] = [];
    for (const call of CALLS) {
      const requests = [requestOf(call, prepared)];
      const measure = async ({ server }: Candidate, until: { seconds: number } | { amount: number }) => {
        const cpuBefore = await cpuSeconds(server.pid);
        const load = await sendLoad(server.address, requests, until);
        const cpuUsed = (await cpuSeconds(server.pid)) - cpuBefore;
        // Waits until the relay has logged the events of one candidate, so that this does not slow down the next.
        await waitUntilDrained(bench, prepared.database, prepared.writer.tenantId);
        return { perSecond: load.answered / load.seconds, perCpuSecond: load.answered / cpuUsed };
      };
      for (const candidate of candidates) await measure(candidate, { amount: WARM_UP });
      const rates: Record<Candidate['name'], Rates[]> = { workgate: [], sdk: [] };
      for (let round = 0; round < options.rounds; round += 1) {
        for (const candidate of rotated(candidates, round)) {
          const rate = await measure(candidate, { seconds: options.seconds });
          rates[candidate.name].push(rate);
          const figures = `${rate.perSecond.toFixed(0)}/s, ${rate.perCpuSecond.toFixed(0)} per CPU second`;
          options.progress(`mcp, ${call}, round ${round + 1}, ${candidate.name}: ${figures}`);
        }
      }
      rows.push(toRow(call, rates, 'perSecond', 'requests/s'));
      rows.push(toRow(call, rates, 'perCpuSecond', 'requests per CPU second'));
    }
    return rows;
  } finally {
    for (const { server } of candidates) await server.stop();
  }
}

function startSdkServer(bench: BenchDatabase, prepared: Prepared): Promise<Server> {
  return startServer({
    script: path.join(ROOT, 'test/bench/mcp-sdk-server.ts'),
    env: { ...prepared.env, NODE_ENV: 'production' },
    portVariable: 'WORKGATE_PORT',
    probe: { path: '/', headers: {} },
    logFile: path.join(bench.folder, 'mcp-sdk.log'),
  });
}

function requestOf(call: Call, { writer, reader }: Prepared): LoadRequest {
  if (call === 'tools/list') return toRequest(reader.token, call, {});
  return toRequest(writer.token, 'tools/call', { name: call, arguments: CREATE_BODY });
}

function toRequest(token: string, method: string, params: { name?: string; arguments?: object }): LoadRequest {
  return {
    method: 'POST',
    path: MCP_PATH,
    headers: {
      'x-api-key': token,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': STATELESS,
      'mcp-method': method,
      ...(params.name === undefined ? {} : { 'mcp-name': params.name }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { _meta: META, ...params } }),
  };
}

function toRow(
  call: Call,
  { workgate, sdk }: Record<Candidate['name'], Rates[]>,
  unit: keyof Rates,
  label: string,
): Row {
  const middle = (rates: Rates[]) => median(rates.map((rate) => rate[unit])).toFixed(0);
  return {
    what: `mcp ${call}, ${label}: workgate / official SDK`,
    ratios: workgate.map((rate, round) => rate[unit] / (sdk[round]?.[unit] ?? Number.NaN)),
    goal: { above: 1 },
    absolute: `${middle(workgate)} / ${middle(sdk)}`,
  };
}
