/** The thread of `Backtests`: it is given the policies when it starts, and then what they were told, part by part. */
import { parentPort, workerData } from 'node:worker_threads';
import { type RecordedFacts, Replay, type ReplayedPolicies } from './replay.ts';

const replay = new Replay(workerData as ReplayedPolicies);

parentPort?.on('message', (facts: RecordedFacts[]) => parentPort?.postMessage(replay.decide(facts)));
