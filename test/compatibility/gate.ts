import { describe, expect, it } from 'vitest';
import type { ContractFile } from '../../scripts/compatibility/contracts.ts';
import type { Edit, EditedContracts } from './edited-contracts.ts';

/** A change that breaks clients, and the message that `make breaking` reports for it. */
export type Breaking = [name: string, edit: Edit, words: RegExp];
export type Compatible = [name: string, edit: Edit];

/** Declares tests of what `make breaking` reports for changes of a contract. */
export function gateOf(contracts: () => EditedContracts) {
  return (file: ContractFile, breaking: Breaking[], compatible: Compatible[]): void => {
    describe(file, () => {
      it.each(breaking)('reports %s', async (_name, edit, words) => {
        expect(await contracts().differences(file, edit)).toMatch(words);
      });

      it.each(compatible)('allows %s', async (_name, edit) => {
        expect(await contracts().differences(file, edit)).toBe('');
      });
    });
  };
}
