import { describe, expect, it } from 'vitest';
import { relativeTime } from '../../src/shell/frame/relative-time.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const tell = (distance: number) => relativeTime(new Date(NOW + distance), NOW);

describe('a relative time', () => {
  it.each([
    [-59 * SECOND, 'now'],
    [59 * SECOND, 'now'],
    [-MINUTE, '1 min'],
    [-(12 * MINUTE + 59 * SECOND), '12 min'],
    [-(59 * MINUTE + 59 * SECOND), '59 min'],
    [-HOUR, '1 h'],
    [-(DAY - 1), '23 h'],
    [-DAY, '1 d'],
    [-(7 * DAY - 1), '6 d'],
    [12 * MINUTE, 'in 12 min'],
    [3 * HOUR, 'in 3 h'],
    [2 * DAY, 'in 2 d'],
  ])('of %i ms is shown in one unit: %s', (distance, words) => {
    expect(tell(distance)).toBe(words);
  });

  it('is a date from a week on, with the year if it is another year', () => {
    expect(tell(-7 * DAY)).toMatch(/17/);
    expect(tell(-7 * DAY)).not.toMatch(/2026/);
    expect(tell(-400 * DAY)).toMatch(/2025/);
    expect(tell(400 * DAY)).toMatch(/2027/);
  });
});
