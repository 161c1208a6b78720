/** Packs as tenants write them, and helpers that activate them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { TestPerson } from './people.ts';

export const PACKS = path.resolve(import.meta.dirname, '../../contracts/packs');

/** Returns the files of a shipped pack, as texts that `putPack` takes. */
export function shippedTexts(packKey: string): { packYaml: string; policyCedar: string } {
  const read = (name: string) => readFileSync(path.join(PACKS, packKey, name), 'utf8');
  return { packYaml: read('pack.yaml'), policyCedar: read('policy.cedar') };
}

type Json = Record<string, unknown>;

/** Returns the customer support pack with other top-level members, and other limits for refunds. */
export function supportPack({ refunds = {}, ...members }: { refunds?: Json; [member: string]: unknown } = {}): string {
  const pack = parse(shippedTexts('customer_support').packYaml);
  const { commerce_refund: refund, ...others } = pack.operations;
  return JSON.stringify({ ...pack, operations: { ...others, commerce_refund: { ...refund, ...refunds } }, ...members });
}

/**
 * Returns the customer support pack with other refund limits in EUR. Refunds up to `upTo` need no approval, and refunds
 * above `above` need two. The budget of an order has room for a refund of `upTo`. Refunds in other currencies need
 * people, because there is no budget for them.
 */
export function supportLimits(upTo: string, above = '500.00'): string {
  const shipped = parse(shippedTexts('customer_support').packYaml).operations.commerce_refund;
  const refunds = {
    auto_approve_up_to: { ...shipped.auto_approve_up_to, EUR: upTo },
    two_approvals_above: { ...shipped.two_approvals_above, EUR: above },
    auto_approve_budget: {
      per_resource: { EUR: Number(upTo) > 50 ? upTo : '50.00' },
      per_principal: { EUR: '500.00' },
    },
  };
  return supportPack({ refunds });
}

/** Puts a pack, activates it, and returns it. */
export async function activate(
  by: TestPerson,
  packYaml: string,
  policyCedar = '',
  more: { makeDefault?: boolean } = {},
) {
  const packs = by.client(PackService);
  const { pack_key: packKey } = parse(packYaml);
  const find = async () => (await packs.listPacks({})).packs.find((one) => one.packKey === packKey);
  const before = await find();
  const put = { packYaml, policyCedar, expectedVersion: before?.newestVersion ?? 0n };
  const { version } = await packs.putPack(put);
  const { pack } = await packs.activatePack({
    packKey,
    version: version?.version ?? 0n,
    reason: 'A test wants it.',
    expectedRevision: before?.revision ?? 0n,
    ...more,
  });
  return pack;
}
