import { setTimeout as delay } from 'node:timers/promises';
import { visibleText } from '../visible-text.ts';
import { isMailAddress } from './address.ts';
import type { MailServer } from './server.ts';

/** For each step of the exchange, and for all of it. */
const STEP_MS = 5_000;
const SILENCE_MS = 10_000;
const EXCHANGE_MS = 30_000;
const MAX_WORDS = 200;

/** One mail to one person, in text and as a page that says the same. */
export interface Letter {
  /** The same in every attempt, so that whoever is sent it twice can tell. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * What became of an attempt. `refused`: the server will not take mail for this address, however often it is asked.
 * `deferred`: it answers, and takes this one not now. `away`: it does not answer, or lets the service in not at all.
 */
export type Posted =
  | { outcome: 'taken' }
  | {
      outcome: 'refused' | 'deferred' | 'away';
      /** Whether it was the mail that was refused, and not the address. */
      isOfContent: boolean;
      problem: PostProblem;
      status: number | null;
      words: string;
      /** Whether it may have been taken all the same, as nothing was heard of it. */
      mayBeTaken: boolean;
    };

/** The same without a word of the server's. */
export type PostProblem = 'no_answer' | 'credential' | 'provider_error' | 'rate_limited' | 'refused';

const NO_ADDRESS: Posted = {
  outcome: 'refused',
  isOfContent: false,
  problem: 'refused',
  status: null,
  words: 'It is not an address that mail can be sent to.',
  mayBeTaken: false,
};
const TOO_LATE: Posted = {
  outcome: 'away',
  isOfContent: false,
  problem: 'no_answer',
  status: null,
  words: '',
  mayBeTaken: true,
};
/** With these nothing of a mail was said yet. */
const BEFORE_MAIL = new Set(['EAUTH', 'EDNS', 'EENVELOPE', 'ETLS']);

/** What hands mail to a server. */
export type PostLetter = (letter: Letter) => Promise<Posted>;

/** What the transport tells of what went wrong. */
interface TransportError extends Error {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  syscall?: string;
}

/**
 * Hands letters to the mail server, one connection for each. Whether it was taken is known once the server has said so: if
 * the connection breaks before, it may have been, and is sent again under the same id.
 */
export function mailer(server: MailServer): PostLetter {
  return async (letter) => {
    if (!isMailAddress(letter.to)) return NO_ADDRESS;
    const { createTransport } = await import('nodemailer');
    const transport = createTransport(optionsFor(server));
    const late = new AbortController();
    try {
      const sent = transport.sendMail({
        from: server.from,
        to: { name: '', address: letter.to },
        messageId: letter.messageId,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
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

/** Only what the server says of the recipient, or of the mail itself, is for good; all else may be about the service. */
function judged({ code = '', command, response = '', responseCode, syscall }: TransportError): Posted {
  const status = responseCode ?? null;
  const mayBeTaken = status === null && syscall !== 'connect' && !BEFORE_MAIL.has(code);
  const isOfContent = command === 'DATA';
  const told = { isOfContent, status, words: wordsOf(response), mayBeTaken };
  if (code === 'EAUTH') return { outcome: 'away', problem: 'credential', ...told };
  if (status === null) return { outcome: 'away', problem: code === 'ETLS' ? 'provider_error' : 'no_answer', ...told };
  const isOfLetter = command === 'RCPT TO' || isOfContent;
  if (status >= 500) {
    return isOfLetter
      ? { outcome: 'refused', problem: 'refused', ...told }
      : { outcome: 'away', problem: 'provider_error', ...told };
  }
  return { outcome: isOfLetter ? 'deferred' : 'away', problem: 'rate_limited', ...told };
}

/** What the server said besides the status, so that it can be shown. */
function wordsOf(response: string): string {
  const line = response.replaceAll(/\s+/g, ' ').trim();
  return [...visibleText(line.replace(/^\d{3}[ -]/, ''))].slice(0, MAX_WORDS).join('');
}
