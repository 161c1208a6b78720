/*
 * The entry of a process that adapts documents (adaptation-processes.ts). It has no environment, no secrets and no
 * database: it is sent documents and what to make of them, and answers with one message for each time that it is asked.
 */
import path from 'node:path';
import { argv } from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Adapter } from '../adapter.ts';
import {
  type AdaptationJob,
  type AdaptationMessage,
  adaptDocuments,
  type LoadedDocument,
  messagesOf,
} from './adaptation.ts';

/** What it is sent: each document and its bytes in pieces, then what to do with them, and that a message is awaited. */
export type AdaptationRequest =
  | { document: Omit<LoadedDocument, 'bytes'> }
  | { bytes: Buffer }
  | { adapt: Omit<AdaptationJob, 'documents'> }
  | 'more';

const [adapters = '', parent = ''] = argv.slice(2);
// An adapter that never returns would outlive a service that was killed, as nothing else is heard meanwhile.
new Worker(path.resolve(import.meta.dirname, 'adaptation-watchdog.ts'), { workerData: Number(parent) }).unref();
process.once('disconnect', () => process.exit());
// A terminal and a service manager tell all processes to end; the service ends this one when it has noted what it was at.
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
