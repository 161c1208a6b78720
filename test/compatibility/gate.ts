import { describe, expect, it } from 'vitest';
import type { ContractFile } from '../../scripts/compatibility/contracts.ts';
import type { Edit, EditedContracts } from './edited-contracts.ts';

/** A change that breaks clients, and the words by which it is found. */
export type Breaking = [name: string, edit: Edit, words: RegExp];
export type Compatible = [name: string, edit: Edit];

/** Tests what the gate of `make breaking` says of changes of a contract. */
export function gateOf(contracts: () => EditedContracts) {
  return (file: ContractFile, breaking: Breaking[], compatible: Compatible[]): void => {
    describe(file, () => {
      it.each(breaking)('sees %s', async (_name, edit, words) => {
        expect(await contracts().differences(file, edit)).toMatch(words);
      });

      it.each(compatible)('lets %s pass', async (_name, edit) => {
        expect(await contracts().differences(file, edit)).toBe('');
      });
    });
  };
}
