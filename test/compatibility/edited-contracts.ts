import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { CONTRACTS, type ContractFile } from '../../scripts/compatibility/contracts.ts';
import { writePublishedContracts } from '../../scripts/compatibility/published-contracts.ts';

// biome-ignore lint/suspicious/noExplicitAny: the edits reach deep into documents without a type.
export type Contract = any;
export type Edit = (contract: Contract) => unknown;

/** The contracts of the working tree, and deliberately edited copies of them. */
export class EditedContracts {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async write(): Promise<EditedContracts> {
    const contracts = new EditedContracts(await mkdtemp(path.join(tmpdir(), 'workgate-breaking-')));
    await writePublishedContracts(contracts.published);
    return contracts;
  }

  /** Folder of the unchanged contracts. */
  get published(): string {
    return path.join(this.folder, 'published');
  }

  /** Returns what `make breaking` finds after an edit of one contract, with one line for each difference. */
  async differences(file: ContractFile, edit: Edit): Promise<string> {
    const before = path.join(this.published, file);
    const after = path.join(this.folder, `edited-${file}`);
    await editFile(before, edit, after);
    const differences = await CONTRACTS[file].compare(before, after);
    return differences.map((one) => `${one.path} ${one.problem}`).join('\n');
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}

/** Edits a document, in place unless `target` is given. */
export async function editFile(file: string, edit: Edit, target = file): Promise<void> {
  const text = await readFile(file, 'utf8');
  const isYaml = file.endsWith('.yaml');
  const contract: Contract = isYaml ? parse(text) : JSON.parse(text);
  edit(contract);
  await writeFile(target, isYaml ? stringify(contract) : JSON.stringify(contract));
}
