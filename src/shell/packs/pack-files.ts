import type { PackTexts } from './use-pack-draft.ts';

const MAX_BYTES = 64 * 1024;

/** Reads the texts of a pack from local files. Files that end with `.cedar` are policies, others `pack.yaml`. */
export async function readPackFiles(
  files: readonly File[],
): Promise<{ texts: Partial<PackTexts> } | { problem: string }> {
  const texts: Partial<PackTexts> = {};
  for (const file of files) {
    const part = file.name.toLowerCase().endsWith('.cedar') ? 'policyCedar' : 'packYaml';
    if (texts[part] !== undefined) {
      return { problem: `${file.name} is the second file of its kind. Open one of each kind.` };
    }
    if (file.size > MAX_BYTES) return { problem: `${file.name} is larger than 64 KiB.` };
    try {
      texts[part] = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      return { problem: `${file.name} cannot be read as UTF-8 text.` };
    }
  }
  return { texts };
}
