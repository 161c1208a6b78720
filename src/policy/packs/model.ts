import type { WaitingChange } from '../../identity/index.ts';
import type { PackTexts } from './shipped-packs.ts';

export interface WrittenPack extends PackTexts {
  packKey: string;
  version: number;
  textHash: string;
  author: string;
  writtenAt: Date;
}

export interface AdministeredPack {
  packKey: string;
  title: string | null;
  /** 0 for the shipped version; null while no version is active. */
  activeVersion: number | null;
  revision: number;
  newestVersion: number;
  /** True if the pack receives the work that no pack matches. */
  isDefault: boolean;
  /** True if the pack receives that work once all waiting changes count. */
  isNextDefault: boolean;
  /** The latest activation; `backtestHash` is null if it named no backtest. */
  activation: { author: string; at: Date; reason: string; backtestHash: string | null } | null;
  /** The version that a rollback activates; null if no rollback is possible. */
  previousVersion: number | null;
  /** The version before the oldest pending activation; null if there is none. */
  confirmedVersion: number | null;
  /** Activations that do not count yet, oldest first. */
  waiting: WaitingChange[];
}

export interface Activation {
  packKey: string;
  /** 0 for the shipped version. */
  version: number;
  reason: string;
  expectedRevision: number;
  /** Makes this pack receive the work that no pack matches. */
  makeDefault?: boolean | undefined;
  backtestHash?: string | undefined;
  /** A rollback cannot be rolled back itself. */
  isRollback?: boolean;
}
