import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { PREDICATE_TYPE } from '../../src/evidence/packet-schema.ts';
import { PRODUCT_ORIGIN } from '../../src/platform/product.ts';
import { EXTENSION_URI } from '../../src/transports/a2a/extension.ts';

const CONTRACTS = path.resolve(import.meta.dirname, '../../contracts');
/** Folders of the contracts that are published now. The baselines hold the contracts of earlier releases. */
const FOLDERS = ['openapi', 'proto/workgate', 'sdk', 'packs'];

const texts = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(CONTRACTS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8')),
);

it('uses one origin for all URIs that name parts of the product', () => {
  expect(EXTENSION_URI.startsWith(`${PRODUCT_ORIGIN}/`)).toBe(true);
  expect(PREDICATE_TYPE.startsWith(`${PRODUCT_ORIGIN}/`)).toBe(true);
  // In examples, a host below example.com, example.org or example.net belongs to whoever runs the service.
  const named = texts.flatMap((text) => text.match(/https?:\/\/[^/\s"'`]*workgate[^/\s"'`<)]*/gi) ?? []);
  const others = named.filter((origin) => origin !== PRODUCT_ORIGIN && !/\.example\.(com|org|net)$/.test(origin));
  expect(named).toContain(PRODUCT_ORIGIN);
  expect(others).toEqual([]);
});

it('publishes the identifiers that the service uses', () => {
  for (const identifier of [EXTENSION_URI, PREDICATE_TYPE]) {
    expect(
      texts.some((text) => text.includes(identifier)),
      identifier,
    ).toBe(true);
  }
});
