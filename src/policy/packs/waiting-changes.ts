import { AppError } from '../../errors/app-error.ts';
import type { Loosenings, MemberAdmin } from '../../identity/index.ts';
import { changesOf, isLoosening, isSilencing } from './changes.ts';
import type { Pack } from './pack.ts';
import { asRouted, type RoutedPack, withChange } from './routing.ts';
import type { ActivePackDocument, EarlierPackDocument } from './schema.ts';
import { confirmedChanges, type TenantPacks } from './tenant-packs.ts';

export interface WaitingChangesServices {
  loosenings: Pick<Loosenings, 'begin' | 'open'>;
  packs: Pick<TenantPacks, 'version'>;
}

/** An activation. */
export interface Step {
  /** The version before, with the queues that take work. */
  before: Pack | null;
  wanted: Pack;
  previous: number | null;
  /** The default pack that counts if this one becomes the default, otherwise this pack. */
  defaultBefore: string | undefined;
  revision: number;
  at: Date;
  /** The packs that take work. */
  routed: readonly RoutedPack[];
}

/**
 * Returns the changes of a pack that wait after an activation, and the latest ones that somebody has confirmed. The
 * activation waits if it loosens the pack. If it loosens nothing of what was before each waiting change, these have
 * ended. @throws {AppError} `invalid_state` for too many
 */
export async function changesAfter(
  services: WaitingChangesServices,
  call: MemberAdmin,
  row: ActivePackDocument | null,
  step: Step,
): Promise<Required<Pick<ActivePackDocument, 'earlier' | 'confirmed'>>> {
  const { before, wanted, previous, defaultBefore, revision, at } = step;
  const { loosenings } = services;
  const open = await loosenings.open(call.tenantId);
  const waiting = open.waiting(row?.earlier ?? [], row?.confirmations ?? []);
  const confirmed = row === null ? [] : confirmedChanges(row, open);
  const staysDefault = defaultBefore === undefined || defaultBefore === wanted.packKey;
  if (staysDefault && !admitsMore(before, wanted)) {
    const earlier = (await endsAll(services, call, waiting, step)) ? [] : waiting;
    return { earlier, confirmed };
  }
  const loosening = await loosenings.begin(call, revision, at);
  if (loosening === null) return { earlier: waiting, confirmed };
  if (open.isFull(waiting, call.principal)) {
    const message = `Too many changes of the pack wait for another administrator. Until one confirms revision ${revision - 1}, you can only make the pack stricter.`;
    throw new AppError('invalid_state', message);
  }
  const change = { ...loosening, before: previous };
  const earlier = withChange(waiting, staysDefault ? change : { ...change, default_before: defaultBefore });
  return { earlier, confirmed };
}

/** All end or none: the queues of before the oldest change that waits take the work. */
async function endsAll(
  { packs }: WaitingChangesServices,
  { tenantId }: MemberAdmin,
  waiting: readonly EarlierPackDocument[],
  { wanted, routed }: Step,
): Promise<boolean> {
  for (const { before, default_before } of waiting) {
    const pack = before === null ? null : await packs.version(tenantId, wanted.packKey, before);
    const counting = asRouted(pack, routed);
    if (counting === null || default_before !== undefined || admitsMore(counting, wanted)) return false;
  }
  return true;
}

function admitsMore(before: Pack | null, after: Pack): boolean {
  return isLoosening(changesOf(before, after)) || isSilencing(before, after);
}
