import mongoose from 'mongoose';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromMongoError } from '../../src/platform/mongo/errors.ts';
import { Canary, type CanaryProbes } from '../../src/platform/storage/canary.ts';

const OK = [
  { name: 'database_read', status: 'ok' },
  { name: 'database_write', status: 'ok' },
];
const PANIC = 'WiredTiger error: WtError { code: -31804, message: "WT_PANIC: WiredTiger library panic" }';
const full = () => fromMongoError(new mongoose.mongo.MongoServerError({ message: PANIC, code: 1 }));

let logged: { level: number; msg: string }[];
let probes: { [name in keyof CanaryProbes]: ReturnType<typeof vi.fn<CanaryProbes[name]>> };
let canary: Canary;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  logged = [];
  probes = { read: vi.fn(async () => undefined), write: vi.fn(async () => undefined) };
  canary = new Canary(probes, pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) }));
});
afterEach(() => {
  vi.useRealTimers();
});

it('probes once for any number of simultaneous checks, and again after a second', async () => {
  expect(await Promise.all(Array.from({ length: 20 }, () => canary.check()))).toEqual(Array(20).fill(OK));
  vi.advanceTimersByTime(999);
  await canary.check();
  expect([probes.read.mock.calls.length, probes.write.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  await canary.check();
  expect([probes.read.mock.calls.length, probes.write.mock.calls.length]).toEqual([2, 2]);
});

it('names the probe that fails and the reason, without internal details', async () => {
  probes.write.mockRejectedValue(full());
  expect(await canary.check()).toEqual([
    OK[0],
    { name: 'database_write', status: 'failed', reason: 'The storage of the database is full, read-only or broken.' },
  ]);
  probes.read.mockRejectedValue(new mongoose.mongo.MongoNetworkError('connect ECONNREFUSED db-1.internal:27017'));
  vi.advanceTimersByTime(1_000);
  expect(await canary.check()).toContainEqual({
    name: 'database_read',
    status: 'failed',
    reason: 'The database does not answer in time.',
  });
});

it('aborts a probe that hangs, and reports it as failed', async () => {
  const hang = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  probes.read.mockImplementation(hang);
  probes.write.mockImplementation(hang);
  expect((await canary.check()).map(({ status }) => status)).toEqual(['failed', 'failed']);
});

it('logs each change of the result, but not each check', async () => {
  probes.write.mockRejectedValue(full());
  for (let asked = 0; asked < 5; asked += 1) {
    await canary.check();
    vi.advanceTimersByTime(1_000);
  }
  probes.write.mockResolvedValue(undefined);
  await canary.check();
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
    [50, 'the database does not work; this process is not ready until it does'],
    [30, 'the database works again'],
  ]);
});
