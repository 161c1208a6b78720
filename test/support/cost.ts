/** Cost of one test file, as `make test-cost` reports it. */
export interface FileCost {
  /** Path relative to `test/`. */
  file: string;
  wallMs: number;
  /** CPU time of the Vitest worker. */
  workerMs: number;
  /** CPU time of the processes that the file started and that have ended. */
  childrenMs: number;
  /** CPU time of the services that the worker's files share. */
  sharedMs: number;
  /** Service processes started. */
  services: number;
  /** Other programs started. */
  programs: number;
  databases: number;
  /** Passwords hashed in the worker. Hashes that the service computes are not counted. */
  hashes: number;
  sleptMs: number;
}

/** Counters, incremented by the code that does the counted work. */
export const counted = { services: 0, programs: 0, databases: 0, hashes: 0, sleptMs: 0 };

/** Processes of the services that this worker's files share, from the first file that asked for one. */
export const shared = { pids: new Set<number>() };
