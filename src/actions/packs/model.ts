import type { WaitingChange } from '../../identity/members/loosening.ts';
import type { PackTexts } from './shipped-packs.ts';

/** A version of a pack that a tenant has written. */
export interface WrittenPack extends PackTexts {
  packKey: string;
  version: number;
  textHash: string;
  author: string;
  writtenAt: Date;
}

/** A pack of a tenant, as its administrators see it. */
export interface AdministeredPack {
  packKey: string;
  /** Null as long as no version counts. */
  title: string | null;
  /** 0 for the pack as it is shipped; null as long as no version counts. */
  activeVersion: number | null;
  /** Counts the activations; 0 for none. */
  revision: number;
  /** The newest that the tenant has written; 0 for none. */
  newestVersion: number;
  /** Whether it takes the work that no pack is made for. */
  isDefault: boolean;
  /** `backtestHash` is that of the backtest which was named for it; null for none. */
  activation: { author: string; at: Date; reason: string; backtestHash: string | null } | null;
  /** The version that a rollback has count again: 0 for the pack as it is shipped; null if there is none. */
  previousVersion: number | null;
  /** The version before the first activation that waits; null if none waits, or there was no such pack before. */
  confirmedVersion: number | null;
  /** Activations that do not count yet for what their authors are accountable for, the oldest first. */
  waiting: WaitingChange[];
}

/** What is to count from now on. */
export interface Activation {
  packKey: string;
  /** 0 for the pack as it is shipped to every tenant. */
  version: number;
  reason: string;
  /** The revision that it follows, as the caller has read it; 0 for none. */
  expectedRevision: number;
  /** Whether the pack is to take the work that none is made for. */
  makeDefault?: boolean | undefined;
  /** Of a backtest of the version, made against what counts now. */
  backtestHash?: string | undefined;
  /** Whether it takes back what was activated last: nothing is rolled back to that. */
  isRollback?: boolean;
}
