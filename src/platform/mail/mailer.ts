import { setTimeout as delay } from 'node:timers/promises';
import { cutText } from '../text-length.ts';
import { visibleText } from '../visible-text.ts';
import { isMailAddress } from './address.ts';
import type { MailServer } from './server.ts';

/** Timeouts in milliseconds: of each step, of a silent connection, and of the whole exchange. */
const STEP_MS = 5_000;
const SILENCE_MS = 10_000;
const EXCHANGE_MS = 30_000;
const MAX_WORDS = 200;

export interface Email {
  /** Message id, the same in every attempt, so that a recipient of two copies can recognise them. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** `refused`: for good. `deferred`: this email, for now. `away`: no answer, or no mail at all from the service. */
export type Posted =
  | { outcome: 'taken' }
  | {
      outcome: 'refused' | 'deferred' | 'away';
      /** True if the server objects to the email itself, and not to the address. */
      isOfContent: boolean;
      problem: PostProblem;
      status: number | null;
      words: string;
      /** True if the server may have accepted the email all the same, because its answer is missing. */
      mayBeTaken: boolean;
    };

/** Kind of problem, without any text of the server. */
export type PostProblem = 'no_answer' | 'credential' | 'provider_error' | 'rate_limited' | 'refused';

const NO_ANSWER = { isOfContent: false, status: null } as const;
const NO_ADDRESS: Posted = {
  ...NO_ANSWER,
  outcome: 'refused',
  problem: 'refused',
  words: 'Mail cannot be sent to this address.',
  mayBeTaken: false,
};
const TOO_LATE: Posted = { ...NO_ANSWER, outcome: 'away', problem: 'no_answer', words: '', mayBeTaken: true };
/** Error codes that occur before the server gets any part of the email. */
const BEFORE_MAIL = new Set(['EAUTH', 'EDNS', 'EENVELOPE', 'ETLS']);

export type SendEmail = (email: Email) => Promise<Posted>;

interface TransportError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  syscall?: string;
}

/** One connection for each email. If it breaks, the next attempt has the same message id. */
export function mailer(server: MailServer): SendEmail {
  return async (email) => {
    if (!isMailAddress(email.to)) return NO_ADDRESS;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(optionsFor(server));
    const late = new AbortController();
    try {
      const sent = transport.sendMail({
        from: server.from,
        to: { name: '', address: email.to },
        messageId: email.messageId,
        subject: email.subject,
        text: email.text,
        html: email.html,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      });
      const posted = sent.then((): Posted => ({ outcome: 'taken' }), judged);
      return await Promise.race([posted, tooLate(late.signal)]);
    } finally {
      late.abort();
      transport.close();
    }
  };
}

function optionsFor({ host, port, isTls, startTls, credential }: MailServer) {
  return {
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && startTls === 'required',
    ignoreTLS: startTls === 'never',
    ...(credential && { auth: { user: credential.user, pass: credential.password } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function tooLate(signal: AbortSignal): Promise<Posted> {
  await delay(EXCHANGE_MS, undefined, { signal, ref: false }).catch(() => undefined);
  return TOO_LATE;
}

/** Only a refusal of the recipient, or of the email itself, is permanent. Others may be about the service. */
function judged({ code = '', command, response = '', responseCode, syscall }: TransportError): Posted {
  const status = responseCode ?? null;
  const mayBeTaken = status === null && syscall !== 'connect' && !BEFORE_MAIL.has(code);
  const isOfContent = command === 'DATA';
  const told = { isOfContent, status, words: wordsOf(response), mayBeTaken };
  if (code === 'EAUTH') return { outcome: 'away', problem: 'credential', ...told };
  if (status === null) return { outcome: 'away', problem: code === 'ETLS' ? 'provider_error' : 'no_answer', ...told };
  const isOfEmail = command === 'RCPT TO' || isOfContent;
  if (status >= 500) {
    return isOfEmail
      ? { outcome: 'refused', problem: 'refused', ...told }
      : { outcome: 'away', problem: 'provider_error', ...told };
  }
  return { outcome: isOfEmail ? 'deferred' : 'away', problem: 'rate_limited', ...told };
}

/** Without the status, in a form that can be shown. */
function wordsOf(response: string): string {
  const line = response.replaceAll(/\s+/g, ' ').trim();
  return cutText(visibleText(line.replace(/^\d{3}[ -]/, '')), MAX_WORDS);
}
