/* Ends its process when the one that has started it is gone. */
import { workerData } from 'node:worker_threads';

const INTERVAL_MS = 1_000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
