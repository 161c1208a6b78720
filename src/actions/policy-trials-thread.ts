/** The thread of `PolicyTrials`: it is given the packs when it starts, and then one text after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Pack } from './packs.ts';
import { findingOf } from './policy-battery.ts';
import type { PolicyJob } from './policy-trials.ts';

const packs = workerData as readonly Pack[];

parentPort?.on('message', (job: PolicyJob) => parentPort?.postMessage(findingOf(packs, job)));
