import type { EngineProcess } from './engine-process.ts';

/** What an engine is started with; all paths are absolute. */
export interface LaunchOptions {
  readonly binary: string;
  readonly dataDir: string;
  /** The folder under `dataDir` that only this kind of engine opens; exists. */
  readonly storeDir: string;
  readonly logFile: string;
  /** Absent: any free port. */
  readonly port: number | undefined;
  /** Told of each process as soon as it runs, before it is ready, so that none can be left behind unrecorded. */
  readonly onSpawned: (process: EngineProcess) => Promise<void>;
}

/** An engine that takes commands at `uri`. */
export interface LaunchedEngine {
  readonly process: EngineProcess;
  readonly port: number;
  readonly uri: string;
}
