import type { LoggerOptions } from 'pino';

const INTERVAL_MS = 1_000;

/** A line that was not written yet, as its logger would write it. */
type Held = (leftOut: number) => void;

/**
 * While something that we depend on is away, each request and each worker has the same to say, with a stack: one line a
 * second says it for all, and how many others it stands for; the last of a second is written when that is over. Each
 * request still has its own line with its status.
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
    // The process need not wait for what others have said already.
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

/** What answers of 503 and workers log: the code beside the hidden cause, or as that of the error. */
function isAboutUnavailability(fields: unknown): fields is object {
  if (typeof fields !== 'object' || fields === null) return false;
  const { code, err } = fields as { code?: unknown; err?: { code?: unknown } };
  return code === 'unavailable' || err?.code === 'unavailable';
}
