import { idsOf, type LooseningRow, type Loosenings } from '../identity/members/loosening.ts';
import type { MemberAdmin } from '../identity/members/model.ts';
import type { IntegrationLoosening } from './model.ts';
import type { IntegrationDocument, IntegrationLooseningDocument } from './schema.ts';

/**
 * The changes of an integration that may wait, with one that leads to `version`. An author's newer change of a kind takes
 * the place of their older one: it waits for longer, and for more to be confirmed.
 */
export async function withLoosening(
  loosenings: Loosenings,
  call: MemberAdmin,
  before: Pick<IntegrationDocument, 'loosened'>,
  { what, version, at }: Pick<IntegrationLooseningDocument, 'what' | 'version' | 'at'>,
): Promise<IntegrationLooseningDocument[]> {
  const { loosened = [] } = before;
  const own = await loosenings.begin(call, version, at);
  if (own === null) return loosened;
  const others = loosened.filter((one) => one.what !== what || !isOfSame(one, own));
  return [...others, { ...own, what }];
}

/** The same once it is switched off: who switches it on again answers for that. */
export function switchedOff({ loosened = [] }: Pick<IntegrationDocument, 'loosened'>): IntegrationLooseningDocument[] {
  return loosened.filter(({ what }) => what !== 'enabled');
}

/** What people are told that somebody did. */
export const LOOSENING_WORDS = {
  created: 'made this integration',
  enabled: 'switched this integration on',
  redirected: 'changed where this integration leads, or its credential,',
} as const satisfies Record<IntegrationLoosening, string>;

function isOfSame(one: LooseningRow, other: LooseningRow): boolean {
  return idsOf(one).toSorted().join() === idsOf(other).toSorted().join();
}
