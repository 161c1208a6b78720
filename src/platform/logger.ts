import { type Logger, type LoggerOptions, pino } from 'pino';
import { unavailableAtMostOncePerSecond } from './repeated-lines.ts';

export type { Logger };

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Values under these names never reach a log line, wherever they stand (quality.md, Security). */
const SECRET_PATHS = ['authorization', 'cookie', 'x-api-key', 'password', 'secret', 'token', 'master_keys'].flatMap(
  (name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`],
);

export interface Loggers {
  /** For everything that may carry what others wrote; secrets are redacted. */
  logger: Logger;
  /** For the one line per request, whose fields are fixed and hold no secret: redaction would cost and find nothing. */
  requestLogger: Logger;
  /** Writes what waits to be written, and gives up what cannot be written within the time, in milliseconds. */
  closeLog: (timeoutMs: number) => Promise<LogEnd>;
}

/** `refused`: whoever reads the log is gone or has no room; `stuck`: they stand still, and a write waits for them. */
export type LogEnd = 'written' | 'refused' | 'stuck';

/** So many bytes may wait for whoever reads the log; further lines are lost, so that the service is not. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * JSON lines on standard output, times in ISO 8601; written in batches, at the latest after 200 ms and at exit. What cannot
 * be written is tried again; the service goes on whatever becomes of its log.
 * @param onLost is told of each line that is lost.
 */
export function createLoggers(level: LogLevel, onLost: () => void = () => undefined): Loggers {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: 8192,
    maxLength: MOST_WAITING,
    periodicFlush: 200,
  });
  const logger = pino(
    { ...options, redact: { paths: SECRET_PATHS, censor: '[redacted]' }, hooks: unavailableAtMostOncePerSecond() },
    destination,
  );
  goOnWithout(destination, logger, onLost);
  return {
    logger,
    requestLogger: pino(options, destination),
    closeLog: (timeoutMs) => closeWithin(destination, timeoutMs),
  };
}

type Destination = ReturnType<typeof pino.destination>;

/** Has a full disk, or a reader that is gone or stands still, cost lines and nothing else; how many, the log says later. */
function goOnWithout(destination: Destination, logger: Logger, onLost: () => void): void {
  let lost = 0;
  // Without a listener, an error would end the process. What was not written is written with the next batch.
  destination.on('error', () => undefined);
  destination.on('drop', () => {
    lost += 1;
    onLost();
  });
  destination.on('drain', () => {
    if (lost === 0) return;
    const lines = lost;
    lost = 0;
    logger.warn({ lines }, 'the log could not be written for a while; so many lines of it are lost');
  });
}

async function closeWithin(destination: Destination, timeoutMs: number): Promise<LogEnd> {
  const end = await new Promise<LogEnd>((resolve) => {
    const timer = setTimeout(() => resolve('stuck'), timeoutMs);
    destination.flush((error?: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      // Of a pipe, nothing more is done than written.
      resolve(error === undefined || error === null || error.syscall === 'fsync' ? 'written' : 'refused');
    });
  });
  // What is left would be written once more at exit, and that would wait for as long as a reader likes.
  if (end !== 'written') destination.flushSync = () => undefined;
  return end;
}
