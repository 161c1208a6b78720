import type { EngineProcess } from './engine-process.ts';

/** Options for starting an engine. All paths are absolute. */
export interface LaunchOptions {
  readonly binary: string;
  readonly dataDir: string;
  /** Existing folder under `dataDir` that only this kind of engine uses. */
  readonly storeDir: string;
  readonly logFile: string;
  /** Port to listen on; undefined means any free port. */
  readonly port: number | undefined;
  /** True if the data is not needed after the engine ends. */
  readonly isThrowaway: boolean;
  /** Called for each process as soon as it runs, before it is ready, so that no process is left behind unrecorded. */
  readonly onSpawned: (process: EngineProcess) => Promise<void>;
}

/** Engine that accepts commands at `uri`. */
export interface LaunchedEngine {
  readonly process: EngineProcess;
  readonly port: number;
  readonly uri: string;
}
