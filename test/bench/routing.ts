import { CompiledBackend, type CompiledRoute } from '../../src/transports/openapi/compiled-backend.ts';
import { median, rotated } from './statistics.ts';
import type { Row } from './table.ts';

const FEW = 7;
const MANY = 500;
const CALLS = 100_000;
const GOAL = { atMost: 1.25 };

/** Measures the routing time of requests in this process: for the same 7 operations among 7 and among 500. */
export async function measureRouting(rounds: number): Promise<Row[]> {
  const subjects = [
    { operations: FEW, backend: await makeBackend(FEW), times: [] as number[] },
    { operations: MANY, backend: await makeBackend(MANY), times: [] as number[] },
  ] as const;
  for (const { backend } of subjects) await timeCalls(backend);
  for (let round = 0; round < rounds; round += 1) {
    for (const { backend, times } of rotated(subjects, round)) times.push(await timeCalls(backend));
  }
  const [few, many] = subjects;
  return [
    {
      what: `routing, time per request: ${MANY} operations / ${FEW}`,
      ratios: many.times.map((time, round) => time / (few.times[round] ?? Number.NaN)),
      goal: GOAL,
      absolute: `${(median(many.times) * 1000).toFixed(2)} us / ${(median(few.times) * 1000).toFixed(2)} us`,
    },
  ];
}

/** Returns a typical REST path: resources with an id, and parts below each. */
function pathOf(index: number): string {
  return `/api/v1/public/resources-${Math.floor(index / 5)}/{id}/part-${index % 5}`;
}

async function makeBackend(count: number): Promise<CompiledBackend> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const responses = { 200: { description: 'Done.' } };
  const definition = {
    openapi: '3.1.0',
    info: { title: 'Routing', version: '1' },
    paths: Object.fromEntries(
      indexes.map((index) => [pathOf(index), { get: { operationId: `operation${index}`, parameters, responses } }]),
    ),
  };
  const routes = Object.fromEntries(indexes.map((index) => [`operation${index}`, routeOf(index)]));
  const backend = new CompiledBackend({ definition: definition as never, routes });
  for (const index of indexes) backend.register(`operation${index}`, () => index);
  await backend.init();
  return backend;
}

function routeOf(index: number): CompiledRoute {
  return {
    operationId: `operation${index}`,
    method: 'GET',
    path: pathOf(index),
    requiredScope: '',
    ignoresRequest: false,
    bodyRequired: false,
    mediaTypes: [],
    validate: { path: undefined, query: undefined, header: undefined, body: undefined },
  };
}

/** @returns milliseconds per call */
async function timeCalls(backend: CompiledBackend): Promise<number> {
  const requests = Array.from({ length: FEW }, (_, index) => ({
    method: 'GET',
    path: pathOf(index).replace('{id}', 'wi_01h455vb4pex5vsknk084sn02q'),
    headers: {},
  }));
  const startedAt = performance.now();
  for (let call = 0; call < CALLS; call += 1) await backend.handleRequest(requests[call % FEW] as (typeof requests)[0]);
  return (performance.now() - startedAt) / CALLS;
}
