/** Packs, as tenants write them, and what tests do with them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import type { TestPerson } from './people.ts';

export const PACKS = path.resolve(import.meta.dirname, '../../contracts/packs');

/** A pack that is shipped, as it would be put. */
export function shippedTexts(packKey: string): { packYaml: string; policyCedar: string } {
  const read = (name: string) => readFileSync(path.join(PACKS, packKey, name), 'utf8');
  return { packYaml: read('pack.yaml'), policyCedar: read('policy.cedar') };
}

type Json = Record<string, unknown>;

/** The file of customer support with other members, and other limits of refunds. */
export function supportPack({ refunds = {}, ...members }: { refunds?: Json; [member: string]: unknown } = {}): string {
  const pack = parse(shippedTexts('customer_support').packYaml);
  const { commerce_refund: refund, ...others } = pack.operations;
  return JSON.stringify({ ...pack, operations: { ...others, commerce_refund: { ...refund, ...refunds } }, ...members });
}

/** Refunds of so much need no person, or one, in euros, with budgets that leave room for one of them. */
export function supportLimits(upTo: string, above = '500.00'): string {
  const refunds = {
    auto_approve_up_to: { EUR: upTo },
    two_approvals_above: { EUR: above },
    auto_approve_budget: {
      per_resource: { EUR: Number(upTo) > 50 ? upTo : '50.00' },
      per_principal: { EUR: '500.00' },
    },
  };
  return supportPack({ refunds });
}

/** Puts a pack and has it count. @returns the pack as it is then */
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
