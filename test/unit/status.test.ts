import { describe, expect, it } from 'vitest';
import {
  ACCEPTING_STATUSES,
  assertTransition,
  STATUS_ALIASES,
  WORK_ITEM_STATUSES,
  type WorkItemStatus,
} from '../../src/work-items/status.ts';

/**
 * Statuses that, as rest.md says, "move among themselves (never back to new) and to resolved, cancelled, rejected,
 * failed".
 */
const MOVING: readonly WorkItemStatus[] = ['new', 'open', 'in_progress', 'waiting_on_customer'];
const ENDINGS: readonly WorkItemStatus[] = ['resolved', 'cancelled', 'rejected', 'failed'];

function isAllowed(from: WorkItemStatus, to: WorkItemStatus): boolean {
  if (from === to) return true;
  if (MOVING.includes(from)) return (MOVING.includes(to) && to !== 'new') || ENDINGS.includes(to);
  if (from === 'waiting_on_approval') return ENDINGS.includes(to);
  return from === 'resolved' && to === 'closed';
}

const PAIRS = WORK_ITEM_STATUSES.flatMap((from) => WORK_ITEM_STATUSES.map((to) => [from, to] as const));

describe('the status of a WorkItem', () => {
  it.each(PAIRS)('follows rest.md from %s to %s', (from, to) => {
    const move = () => assertTransition(from, to);
    if (isAllowed(from, to)) {
      expect(move).not.toThrow();
      return;
    }
    let refusal: unknown;
    try {
      move();
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toMatchObject({ code: 'invalid_state', type: 'conflict', retryable: false });
    const allowed = WORK_ITEM_STATUSES.filter((other) => other !== from && isAllowed(from, other));
    for (const other of allowed) expect((refusal as Error).message).toContain(other);
    if (allowed.length === 0) expect((refusal as Error).message).toContain('final');
  });

  it('allows messages until the work has ended', () => {
    const ended = WORK_ITEM_STATUSES.filter((status) => !(ACCEPTING_STATUSES as readonly string[]).includes(status));
    expect(ended).toEqual(['resolved', 'closed', 'cancelled', 'failed', 'rejected']);
  });

  it('has the aliases of rest.md', () => {
    expect(STATUS_ALIASES).toEqual({
      pending: 'waiting_on_customer',
      waiting: 'waiting_on_customer',
      done: 'resolved',
      canceled: 'cancelled',
      active: 'open',
    });
  });
});
