import { idsOf, type LooseningRow, type Loosenings } from '../identity/index.ts';
import type { AdminContext } from './event.ts';
import type { IntegrationLoosening } from './model.ts';
import type { IntegrationDocument, IntegrationLooseningDocument } from './schema.ts';

/** A newer change replaces an older one of the same kind and authors: confirming the newer one confirms more. */
export async function withLoosening(
  loosenings: Loosenings,
  call: AdminContext,
  before: Pick<IntegrationDocument, 'loosened'>,
  { what, version, at }: Pick<IntegrationLooseningDocument, 'what' | 'version' | 'at'>,
): Promise<IntegrationLooseningDocument[]> {
  const { loosened = [] } = before;
  const own = await loosenings.begin(call, version, at);
  if (own === null) return loosened;
  const others = loosened.filter((one) => one.what !== what || !isOfSame(one, own));
  return [...others, { ...own, what }];
}

/** Drops earlier switching on: whoever switches the integration on again answers for that. */
export function switchedOff({ loosened = [] }: Pick<IntegrationDocument, 'loosened'>): IntegrationLooseningDocument[] {
  return loosened.filter(({ what }) => what !== 'enabled');
}

export const LOOSENING_WORDS = {
  created: 'made this integration',
  enabled: 'switched this integration on',
  redirected: 'changed the address or the credential of this integration',
} as const satisfies Record<IntegrationLoosening, string>;

function isOfSame(one: LooseningRow, other: LooseningRow): boolean {
  return idsOf(one).toSorted().join() === idsOf(other).toSorted().join();
}
