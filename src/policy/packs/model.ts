import type { WaitingChange } from '../../identity/index.ts';
import type { PackTexts } from './shipped-packs.ts';

/** Version of a pack that a tenant has written. */
export interface WrittenPack extends PackTexts {
  packKey: string;
  version: number;
  textHash: string;
  author: string;
  writtenAt: Date;
}

/** Pack of a tenant, as shown to its administrators. */
export interface AdministeredPack {
  packKey: string;
  /** Null while no version is active. */
  title: string | null;
  /** 0 for the shipped version; null while no version is active. */
  activeVersion: number | null;
  /** Number of activations so far; 0 for none. */
  revision: number;
  /** Newest version that the tenant has written; 0 for none. */
  newestVersion: number;
  /** True for the pack whose default queue receives the work that no pack matches. */
  isDefault: boolean;
  /** The latest activation. `backtestHash` identifies the backtest that the activation named; null for none. */
  activation: { author: string; at: Date; reason: string; backtestHash: string | null } | null;
  /** The version that a rollback activates: 0 for the shipped version; null if no rollback is possible. */
  previousVersion: number | null;
  /** The version before the oldest pending activation. Null if none is pending, or if the pack did not exist before. */
  confirmedVersion: number | null;
  /** Activations that do not yet apply to what their authors are accountable for, oldest first. */
  waiting: WaitingChange[];
}

/** Request to activate a version of a pack. */
export interface Activation {
  packKey: string;
  /** 0 for the version that is shipped to every tenant. */
  version: number;
  reason: string;
  /** The revision that the caller last read; 0 for none. */
  expectedRevision: number;
  /** Makes this pack the default one, which receives the work that no pack matches. */
  makeDefault?: boolean | undefined;
  /** Hash of a backtest of the version against the active one. */
  backtestHash?: string | undefined;
  /** True if this activation undoes the previous one. A rollback cannot be rolled back itself. */
  isRollback?: boolean;
}
