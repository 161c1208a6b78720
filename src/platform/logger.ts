import { type Logger, type LoggerOptions, pino } from 'pino';
import { LogOutput } from './log-output.ts';
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
  /** Writes what waits to be written, within the time, in milliseconds: the last thing before the process ends. */
  closeLog: (timeoutMs: number) => Promise<void>;
}

/**
 * JSON lines on standard output, times in ISO 8601; written in batches, at the latest after 200 ms and at exit. The service
 * goes on whatever becomes of its log, and says how many lines are lost once it can.
 * @param onLost is told of each line that is lost.
 */
export function createLoggers(level: LogLevel, onLost: () => void = () => undefined): Loggers {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  const output: LogOutput = new LogOutput(1, {
    onLost,
    onWrittenAgain: (lines) =>
      logger.warn({ lines }, 'the log could not be written for a while; so many lines are lost'),
  });
  const hooks = unavailableAtMostOncePerSecond();
  const logger = pino({ ...options, redact: { paths: SECRET_PATHS, censor: '[redacted]' }, hooks }, output);
  return {
    logger,
    requestLogger: pino(options, output),
    closeLog: (timeoutMs) => output.close(timeoutMs),
  };
}
