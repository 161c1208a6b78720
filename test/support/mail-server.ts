/** A real SMTP server: it takes what it is sent, or not, and remembers it. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from '../../scripts/mail-text.ts';

export interface ReceivedMail extends ReadMail {
  from: string;
  /** Every address that it was sent to. */
  to: string[];
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
          this.received.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...readMail(raw) });
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
