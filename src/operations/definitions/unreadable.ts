import type { ErrorDetail } from '../../errors/app-error.ts';
import type { Logger } from '../../platform/logger.ts';

export class UnreadableDefinition extends Error {
  override readonly name = 'UnreadableDefinition';

  constructor(id: string, [first]: readonly ErrorDetail[]) {
    super(`The definition ${id} was stored and is not valid: ${first?.field} ${first?.problem}`);
  }
}

/** Logs definitions that this release cannot read, and returns the others. */
export async function readable<Read>(all: Promise<Read>[], logger: Logger): Promise<Read[]> {
  const settled = await Promise.allSettled(all);
  return settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value];
    if (!(one.reason instanceof UnreadableDefinition)) throw one.reason;
    logger.error({ err: one.reason }, 'an operation is left out of a list');
    return [];
  });
}
