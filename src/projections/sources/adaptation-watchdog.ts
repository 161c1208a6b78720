/* Ends its process when the parent process is gone. */
import { workerData } from 'node:worker_threads';

const INTERVAL_MS = 1_000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, INTERVAL_MS);
