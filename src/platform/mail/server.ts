import { isLoopback } from '../networks.ts';
import { PLACEHOLDER } from '../placeholder.ts';
import { isMailAddress } from './address.ts';

export interface MailServer {
  host: string;
  port: number;
  /** True if the connection uses TLS from the first byte. */
  isTls: boolean;
  /** `required`: nothing is sent before STARTTLS. `never`: STARTTLS is not requested. */
  startTls: 'required' | 'never';
  credential: { user: string; password: string } | undefined;
  from: { name: string; address: string };
}

export interface SettingsReader {
  optional(name: string): string | undefined;
  readonly faults: string[];
}

const URL_NAME = 'WORKGATE_SMTP_URL';
const FROM_NAME = 'WORKGATE_MAIL_FROM';
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
const FORM = 'smtp://<user>:<password>@<host>:<port> or smtps://…';
const NAMED = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/;

/** Faults never repeat the URL, because it may contain a password. @param isStrict True if placeholders are refused. */
export function readMailServer(read: SettingsReader, isStrict: boolean): MailServer | undefined {
  const [written, sender] = [read.optional(URL_NAME), read.optional(FROM_NAME)];
  if (written === undefined) {
    if (sender !== undefined) read.faults.push(`${FROM_NAME} has no effect without ${URL_NAME}; set both, or neither`);
    return undefined;
  }
  const from = senderOf(sender);
  if (from === undefined) {
    read.faults.push(`${FROM_NAME} must be the sender address, such as "Workgate <workgate@acme.com>"`);
  }
  const url = URL.parse(written);
  const port = url === null ? undefined : PORTS[url.protocol];
  if (url === null || port === undefined || url.hostname === '' || url.hash !== '' || !/^\/?$/.test(url.pathname)) {
    read.faults.push(`${URL_NAME} must be ${FORM}`);
    return undefined;
  }
  read.faults.push(...problemsOf(url, isStrict));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port === '' ? port : Number(url.port),
    isTls: url.protocol === 'smtps:',
    startTls: isPlain(url) || isLoopback(host) ? 'never' : 'required',
    credential: credentialOf(url),
    from: from ?? { name: '', address: '' },
  };
}

function isPlain({ search }: URL): boolean {
  return search === '?tls=none';
}

function problemsOf(url: URL, isStrict: boolean): string[] {
  const problems: string[] = [];
  if (url.search !== '' && !isPlain(url)) {
    problems.push(`${URL_NAME} may have no query other than ?tls=none, which turns off encryption`);
  }
  if (isPlain(url) && url.protocol === 'smtps:')
    problems.push(`${URL_NAME} has both smtps:// and ?tls=none; use one of them`);
  if ((url.username === '') !== (url.password === '')) {
    problems.push(`${URL_NAME} must have a user and a password, or neither`);
  }
  if (url.username !== '' && url.password !== '' && credentialOf(url) === undefined) {
    problems.push(`${URL_NAME}: write characters of user and password that are not letters or digits as %xx`);
  }
  if (isStrict && [url.hostname, url.username, url.password].some((part) => PLACEHOLDER.test(part))) {
    problems.push(`${URL_NAME} is a placeholder; set the host, user and password of your mail server`);
  }
  return problems;
}

function credentialOf({ username, password }: URL): MailServer['credential'] {
  if (username === '' || password === '') return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}

function senderOf(text: string | undefined): MailServer['from'] | undefined {
  const { name, address } = NAMED.exec(text ?? '')?.groups ?? { name: '', address: text ?? '' };
  const from = { name: (name ?? '').trim().replace(/^"(.*)"$/, '$1'), address: (address ?? '').trim() };
  return isMailAddress(from.address) && !/\p{C}/u.test(from.name) ? from : undefined;
}
