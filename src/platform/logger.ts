import { type Logger, type LoggerOptions, pino } from 'pino';
import { LogOutput } from './log-output.ts';
import { unavailableAtMostOncePerSecond } from './repeated-lines.ts';

export type { Logger };

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Names whose values are redacted in log lines, at the top level and up to two levels below. */
const SECRET_PATHS = ['authorization', 'cookie', 'x-api-key', 'password', 'secret', 'token', 'master_keys'].flatMap(
  (name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`],
);

export interface Loggers {
  /** For lines that may contain text from outside. Secrets are redacted. */
  logger: Logger;
  /** For the one line per request: its fixed fields hold no secret, so redaction would only cost time. */
  requestLogger: Logger;
  /** The last call before the process ends. */
  closeLog: (timeoutMs: number) => Promise<void>;
}

/**
 * Writes JSON lines to standard output, in batches after at most 200 ms. If the log cannot be written, the service
 * keeps running, and later logs the number of lost lines.
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
      logger.warn({ lines }, 'the log could not be written for a while, and some lines were lost'),
  });
  const hooks = unavailableAtMostOncePerSecond();
  const logger = pino({ ...options, redact: { paths: SECRET_PATHS, censor: '[redacted]' }, hooks }, output);
  return {
    logger,
    requestLogger: pino(options, output),
    closeLog: (timeoutMs) => output.close(timeoutMs),
  };
}
