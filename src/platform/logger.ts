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
}

/** JSON lines on standard output, times in ISO 8601; written in batches, at the latest after 200 ms and at exit. */
export function createLoggers(level: LogLevel): Loggers {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const destination = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 200 });
  return {
    logger: pino(
      { ...options, redact: { paths: SECRET_PATHS, censor: '[redacted]' }, hooks: unavailableAtMostOncePerSecond() },
      destination,
    ),
    requestLogger: pino(options, destination),
  };
}
