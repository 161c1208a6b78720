/** A real SMTP server: it takes what it is sent, or not, and remembers it. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  /** Every address that it was sent to. */
  to: string[];
  /** Names in lower case; unfolded. */
  headers: ReadonlyMap<string, string>;
  /** How many lines of each name there are. */
  headerNames: readonly string[];
  /** As it came. */
  raw: string;
  /** Its parts, decoded. */
  text: string;
  html: string;
}

export class MailServer {
  /** All that it has taken, the oldest first. */
  readonly received: ReceivedMail[] = [];
  /** Every address that it was asked to take something for, in turn. */
  readonly asked: string[] = [];
  /** Addresses that it takes nothing for, and never will. */
  readonly refused = new Set<string>();
  /** What no mail may hold. */
  readonly unwanted = new Set<string>();
  #server: SMTPServer | undefined;
  #port = 0;

  static async start(): Promise<MailServer> {
    const server = new MailServer();
    await server.up();
    return server;
  }

  /** Takes connections, at the same port as before. */
  async up(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        this.asked.push(address);
        const refusal = Object.assign(new Error(`5.1.1 <${address}> Nobody here\u202e of that name`), {
          responseCode: 550,
        });
        done(this.refused.has(address) ? refusal : null);
      },
      onData: (stream, { envelope }, done) => {
        text(stream).then((raw) => {
          if ([...this.unwanted].some((words) => raw.includes(words))) {
            return done(Object.assign(new Error('5.7.1 This is spam'), { responseCode: 554 }));
          }
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          this.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...parsed(raw) });
          done();
        }, done);
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Takes no connections any more. */
  async down(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (this.#server === undefined) resolve();
      else this.#server.close(() => resolve());
    });
    this.#server = undefined;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  /** What somebody was sent. */
  to(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }
}

function parsed(raw: string): Omit<ReceivedMail, 'from' | 'to'> {
  const [head, body] = halves(raw);
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => halves(part.trimStart()));
  const part = (type: string) => {
    const found = parts.find(([partHead]) => headersOf(partHead).get('content-type')?.startsWith(type));
    return found === undefined ? '' : decoded(found[1], headersOf(found[0]).get('content-transfer-encoding'));
  };
  const headerNames = unfolded(head).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return { headers, headerNames, raw, text: part('text/plain'), html: part('text/html') };
}

function halves(text: string): [string, string] {
  const at = text.indexOf('\r\n\r\n');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 4)];
}

const unfolded = (head: string) => head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');

function headersOf(head: string): Map<string, string> {
  const lines = unfolded(head).map((line) => [line.indexOf(':'), line] as const);
  return new Map(lines.map(([at, line]) => [line.slice(0, at).toLowerCase(), words(line.slice(at + 1).trim())]));
}

/** Encoded words of a header (RFC 2047). */
function words(value: string): string {
  const joined = value.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, kind: string, word: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : quoted(word.replaceAll('_', ' ')),
  );
}

function decoded(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? quoted(body.replaceAll('=\r\n', '')) : body;
}

function quoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}
