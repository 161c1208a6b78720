/** A real SMTP server. It accepts or rejects mail as the test decides, and records it. */
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type ReadMail, readMail } from '../../scripts/mail-text.ts';

export interface ReceivedMail extends ReadMail {
  from: string;
  /** Recipient addresses of the envelope. */
  to: string[];
}

export class MailServer {
  /** Accepted mails, oldest first. */
  readonly received: ReceivedMail[] = [];
  /** Recipient addresses of all attempts, accepted or not, oldest first. */
  readonly asked: string[] = [];
  /** Recipient addresses that the server rejects permanently, with status 550. */
  readonly refused = new Set<string>();
  /** Texts for which the server rejects a mail as spam, with status 554. */
  readonly unwanted = new Set<string>();
  #server: SMTPServer | undefined;
  #port = 0;

  /** @param address address to listen at, for a running service that is configured for it */
  static async start(address = 'smtp://127.0.0.1:0'): Promise<MailServer> {
    const server = new MailServer();
    server.#port = Number(new URL(address).port);
    await server.up();
    return server;
  }

  /** Starts to accept connections, at the same port as before. */
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
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** Stops accepting connections. */
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

  /** Returns the mails sent to an address. */
  to(address: string): ReceivedMail[] {
    return this.received.filter(({ to }) => to.includes(address));
  }
}
