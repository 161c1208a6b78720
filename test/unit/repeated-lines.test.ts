import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '../../src/errors/app-error.ts';
import { unavailableAtMostOncePerSecond } from '../../src/platform/repeated-lines.ts';

describe('log lines about unavailability', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function createLog() {
    const lines: { msg: string; lines_left_out?: number; correlation_id?: string }[] = [];
    const destination = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    });
    return { lines, logger: pino({ hooks: unavailableAtMostOncePerSecond() }, destination) };
  }

  it('are written once a second, with the number of lines left out', () => {
    const { lines, logger } = createLog();
    const err = new AppError('unavailable', 'away');
    for (let tick = 0; tick < 30; tick += 1) {
      for (let count = 0; count < 50; count += 1) logger.error({ err: {}, code: 'unavailable' }, 'of a request');
      logger.warn({ err, tenant_id: 'ten' }, 'of a worker');
      vi.advanceTimersByTime(100);
    }
    expect(lines.map(({ lines_left_out }) => lines_left_out)).toEqual([undefined, 508, 509, 509]);
  });

  it('are counted even if no line follows them', () => {
    const { lines, logger } = createLog();
    for (let count = 0; count < 300; count += 1) logger.error({ code: 'unavailable' }, `${count}`);
    vi.advanceTimersByTime(10_000);
    expect(lines.map(({ msg, lines_left_out }) => [msg, lines_left_out])).toEqual([
      ['0', undefined],
      ['299', 298],
    ]);
    logger.error({ code: 'unavailable' }, 'later');
    expect(lines.at(-1)).toMatchObject({ msg: 'later' });
  });

  it('hide no other line', () => {
    const { lines, logger } = createLog();
    logger.error({ code: 'unavailable' }, 'first');
    logger.error({ err: new Error('a fault of our own'), code: 'internal_error' }, 'a fault');
    logger.info('a text alone');
    logger.error({ code: 'unavailable' }, 'left out');
    logger.warn({ err: new AppError('conflict', 'x') }, 'of something else');
    expect(lines.map(({ msg }) => msg)).toEqual(['first', 'a fault', 'a text alone', 'of something else']);
  });
});
