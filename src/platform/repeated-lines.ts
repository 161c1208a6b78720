import type { LoggerOptions } from 'pino';

const INTERVAL_MS = 1_000;

type Held = (leftOut: number) => void;

/**
 * Writes at most one line per second about unavailability: while a dependency is away, every request and worker logs
 * the same, with a stack. The last line of a second has the number of lines left out.
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

/** Responses with 503 and workers log the code `unavailable` beside the hidden cause, or on the error itself. */
function isAboutUnavailability(fields: unknown): fields is object {
  if (typeof fields !== 'object' || fields === null) return false;
  const { code, err } = fields as { code?: unknown; err?: { code?: unknown } };
  return code === 'unavailable' || err?.code === 'unavailable';
}
