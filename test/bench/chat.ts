import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { CHAT_ROUTES, chatEnvironment, signedHeaders } from '../support/fake-chat.ts';
import { type BenchDatabase, prepareDatabase, waitUntilDrained, workgate } from './bench-database.ts';
import { startWorkgate } from './candidates.ts';
import { quantile } from './statistics.ts';
import type { Row } from './table.ts';

export interface ChatOptions {
  rounds: number;
  progress: (line: string) => void;
}

/** Time after which the platform tells the person that the app did not respond. */
const PLATFORM_PATIENCE_MS = 3_000;
const AT_ONCE = 100;
/** Number of commands from each person, one after the other. */
const COMMANDS_EACH = 10;
const GOAL = { atMost: 0.5 };
const TEAM = 'T0BENCH';
const APP = 'A0BENCH';
const CHANNEL = 'C0BENCH';

/** Measures the slowest commands when 100 people send them at once, as a share of the platform's time limit. */
export async function measureChat(bench: BenchDatabase, { rounds, progress }: ChatOptions): Promise<Row[]> {
  const prepared = await prepareDatabase(bench, 'chat');
  const app = { address: 'https://chat.invalid', clientId: 'bench', clientSecret: randomBytes(16).toString('hex') };
  const chat = chatEnvironment(app, prepared.env['WORK_BASE_URL']);
  const env = { ...prepared.env, ...chat };
  const { tenantId } = prepared.writer;
  const development = { ...env, WORKGATE_ENV: 'development' };
  const install = ['chat', 'install', '--tenant', tenantId, '--team', TEAM, '--app', APP];
  const { integration_id: integrationId } = workgate<{ integration_id: string }>(development, ...install);
  const mapping = ['--tenant', tenantId, '--integration', integrationId, '--channel', CHANNEL];
  workgate(env, 'chat', 'map-channel', ...mapping);
  const server = await startWorkgate(bench, { ...prepared, env });
  const secret = chat['CHAT_COMMAND_SIGNING_SECRET'] ?? '';
  try {
    await sendCommands(server.address, secret);
    const shares: number[] = [];
    const absolute: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await waitUntilDrained(bench, prepared.database, tenantId);
      const times = await sendCommands(server.address, secret);
      const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
      shares.push(p99 / PLATFORM_PATIENCE_MS);
      absolute.push(`p99 ${p99.toFixed(0)} ms, p50 ${p50.toFixed(0)} ms`);
      progress(`chat, round ${round}: ${absolute.at(-1)}`);
    }
    const what = `command, p99 of ${AT_ONCE} at once / the ${PLATFORM_PATIENCE_MS / 1000} s of the platform`;
    return [{ what, ratios: shares, goal: GOAL, absolute: absolute.at(-1) ?? '' }];
  } finally {
    await server.stop();
  }
}

/** @returns the duration of each command, in milliseconds */
async function sendCommands(address: string, secret: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const people = Array.from({ length: AT_ONCE }, async (_, person) => {
      const times: number[] = [];
      for (let index = 0; index < COMMANDS_EACH; index += 1) {
        const body = commandOf(`U${person}`);
        const startedAt = performance.now();
        await sendCommand(agent, address, body, signedHeaders(secret, body));
        times.push(performance.now() - startedAt);
      }
      return times;
    });
    return (await Promise.all(people)).flat();
  } finally {
    agent.destroy();
  }
}

function commandOf(userId: string): string {
  return new URLSearchParams({
    team_id: TEAM,
    api_app_id: APP,
    channel_id: CHANNEL,
    user_id: userId,
    user_name: 'bench',
    command: '/work',
    text: 'Refund for order 1234 priority:high #vip',
    is_enterprise_install: 'false',
    trigger_id: randomBytes(12).toString('hex'),
  }).toString();
}

function sendCommand(agent: Agent, address: string, body: string, signed: Record<string, string>): Promise<void> {
  const headers = { ...signed, 'Content-Type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${CHAT_ROUTES}/commands`, { agent, method: 'POST', headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      if (response.statusCode === 200 && text.includes('Taken in')) resolve();
      else reject(new Error(`A command was answered with ${response.statusCode}: ${text}`));
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
