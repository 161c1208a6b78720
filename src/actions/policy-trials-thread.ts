/** The thread of `PolicyTrials`: it is given the schema when it starts, and then one text after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { findingOf } from './policy-battery.ts';
import type { PolicyJob } from './policy-trials.ts';

const schema = workerData as string;

parentPort?.on('message', (job: PolicyJob) => parentPort?.postMessage(findingOf(schema, job)));
