import type { LoggerOptions } from 'pino';

const INTERVAL_MS = 1_000;

/** Writes a log line that was held back, with the number of lines left out. */
type Held = (leftOut: number) => void;

/**
 * Returns a hook that writes at most one line per second about unavailability. While a dependency is away, each request
 * and each worker would log the same, with a stack. The last line of a second is written when the second is over, with
 * the number of lines left out. Each request still has its own line with its status.
 */
export function unavailableAtMostOncePerSecond(): NonNullable<LoggerOptions['hooks']> {
  let held: Held | undefined;
  let leftOut = 0;
  let pause: NodeJS.Timeout | undefined;
  const onPauseOver = () => {
    pause = undefined;
    if (held === undefined) return;
    const write = held;
    held = undefined;
    begin(() => write(leftOut));
  };
  const begin = (write: () => void) => {
    pause = setTimeout(onPauseOver, INTERVAL_MS);
    // The process need not stay alive to write a line that others have written already.
    pause.unref();
    write();
    leftOut = 0;
  };
  return {
    logMethod(line, write) {
      const [fields, ...text] = line as [unknown];
      if (!isAboutUnavailability(fields)) return write.apply(this, line);
      if (pause === undefined) return begin(() => write.apply(this, line));
      if (held !== undefined) leftOut += 1;
      held = (count) => {
        const counted = count === 0 ? fields : { ...fields, lines_left_out: count };
        write.apply(this, [counted, ...text] as unknown as typeof line);
      };
    },
  };
}

/**
 * Returns true for what 503 responses and workers log: the code `unavailable`, beside the hidden cause or on the error
 * itself.
 */
function isAboutUnavailability(fields: unknown): fields is object {
  if (typeof fields !== 'object' || fields === null) return false;
  const { code, err } = fields as { code?: unknown; err?: { code?: unknown } };
  return code === 'unavailable' || err?.code === 'unavailable';
}
