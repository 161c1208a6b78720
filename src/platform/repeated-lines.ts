import type { LoggerOptions } from 'pino';

const INTERVAL_MS = 1_000;

/**
 * While something that we depend on is away, each request and each worker has the same to say, with a stack: one line a
 * second says it for all, and how many others it stands for. Each request still has its own line with its status.
 */
export function unavailableAtMostOncePerSecond(): NonNullable<LoggerOptions['hooks']> {
  let nextAtMs = 0;
  let leftOut = 0;
  return {
    logMethod(line, write) {
      const [fields] = line as [unknown];
      if (!isAboutUnavailability(fields)) return write.apply(this, line);
      const now = performance.now();
      if (now < nextAtMs) {
        leftOut += 1;
        return;
      }
      nextAtMs = now + INTERVAL_MS;
      const [, ...text] = line as unknown[];
      const counted = leftOut === 0 ? fields : { ...fields, lines_left_out: leftOut };
      leftOut = 0;
      write.apply(this, [counted, ...text] as unknown as typeof line);
    },
  };
}

/** What answers of 503 and workers log: the code beside the hidden cause, or as that of the error. */
function isAboutUnavailability(fields: unknown): fields is object {
  if (typeof fields !== 'object' || fields === null) return false;
  const { code, err } = fields as { code?: unknown; err?: { code?: unknown } };
  return code === 'unavailable' || err?.code === 'unavailable';
}
