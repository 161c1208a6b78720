/** Worker thread of `Backtests`: receives the policies at its start, then batches of facts. */
import { parentPort, workerData } from 'node:worker_threads';
import { type RecordedFacts, type ReplayedPolicies, replayOf } from './replay.ts';

const replay = replayOf(workerData as ReplayedPolicies);

parentPort?.on('message', (facts: RecordedFacts[]) => parentPort?.postMessage(replay(facts)));
