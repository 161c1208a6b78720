/** Worker thread of `PolicyTrials`: receives the schema at its start, then one text at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { findingOf } from './policy-battery.ts';
import type { PolicyJob } from './policy-trials.ts';

const schema = workerData as string;

parentPort?.on('message', (job: PolicyJob) => parentPort?.postMessage(findingOf(schema, job)));
