import type { PackTexts } from './use-pack-draft.ts';

const MAX_BYTES = 64 * 1024;

/**
 * The texts of a pack from files of a computer: what ends with `.cedar` are policies, anything else is `pack.yaml`. One of
 * them may be left out.
 */
export async function readPackFiles(
  files: readonly File[],
): Promise<{ texts: Partial<PackTexts> } | { problem: string }> {
  const texts: Partial<PackTexts> = {};
  for (const file of files) {
    const part = file.name.toLowerCase().endsWith('.cedar') ? 'policyCedar' : 'packYaml';
    if (texts[part] !== undefined) return { problem: `${file.name} is one of two. Open one file of each kind.` };
    if (file.size > MAX_BYTES) return { problem: `${file.name} is larger than 64 KiB.` };
    try {
      texts[part] = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    } catch {
      return { problem: `${file.name} is not a text in UTF-8, or cannot be read.` };
    }
  }
  return { texts };
}
