/* Entry point of a process that adapts documents. It has no environment, no secrets and no database. */

import { argv } from 'node:process';
import { Worker } from 'node:worker_threads';
import { programPath } from '../../platform/package-files.ts';
import type { Adapter } from '../adapter.ts';
import {
  type AdaptationJob,
  type AdaptationMessage,
  adaptDocuments,
  type LoadedDocument,
  messagesOf,
} from './adaptation.ts';

/** Each document and its bytes in pieces, then the job, then a request for each further message. */
export type AdaptationRequest =
  | { document: Omit<LoadedDocument, 'bytes'> }
  | { bytes: Buffer }
  | { adapt: Omit<AdaptationJob, 'documents'> }
  | 'more';

const [adapters = '', parent = ''] = argv.slice(2);
// Without the watchdog, a process whose adapter never returns would outlive a killed service.
new Worker(programPath('projections/sources/adaptation-watchdog'), { workerData: Number(parent) }).unref();
process.once('disconnect', () => process.exit());
// A terminal sends these signals to all processes, but the service ends this process itself once it has recorded what
// the process was doing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const { ADAPTERS } = (await import(adapters)) as { ADAPTERS: ReadonlyMap<string, Adapter> };

let received: { document: Omit<LoadedDocument, 'bytes'>; pieces: Buffer[] }[] = [];
let messages: Iterator<AdaptationMessage> = [][Symbol.iterator]();

process.on('message', (request: AdaptationRequest) => {
  if (request === 'more') {
    process.send?.(messages.next().value);
  } else if ('document' in request) {
    received.push({ document: request.document, pieces: [] });
  } else if ('bytes' in request) {
    received.at(-1)?.pieces.push(request.bytes);
  } else {
    const documents = received.map(({ document, pieces }) => ({ ...document, bytes: Buffer.concat(pieces) }));
    received = [];
    messages = messagesOf(adaptDocuments({ ...request.adapt, documents }, ADAPTERS));
    process.send?.(messages.next().value);
  }
});
