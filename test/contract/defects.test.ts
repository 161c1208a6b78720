import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEFECTS } from '../support/defects.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

it.each(DEFECTS)('the defect "$name" applies to one place of the code, and names a test file', async (defect) => {
  const code = await readFile(path.join(ROOT, defect.file), 'utf8');
  expect(code.split(defect.from)).toHaveLength(2);
  expect(defect.to).not.toBe(defect.from);
  await readFile(path.join(ROOT, defect.foundBy));
});
