/** The mailbox of the development instance: takes what the service sends, to whomever, and keeps it in files. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail } from './mail-text.ts';

export interface DevelopmentMailbox {
  /** By which the service finds it. */
  env: { WORKGATE_SMTP_URL: string; WORKGATE_MAIL_FROM: string };
  close: () => void;
}

/**
 * Opens it at a port of its own on this machine. Nothing leaves that.
 * @param folder Where each mail is kept as text, for its user alone: its links are good for something.
 * @param onTaken Told of each, once it is kept.
 */
export async function openMailbox(
  folder: string,
  onTaken: (mail: { to: string; subject: string; file: string }) => void,
): Promise<DevelopmentMailbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onData: (stream, { envelope }, done) => {
      text(stream)
        .then(async (raw) => {
          const to = envelope.rcptTo.map(({ address }) => address).join(', ');
          const { headers, text: words } = readMail(raw);
          const subject = headers.get('subject') ?? '';
          taken += 1;
          const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${taken}.txt`);
          await writeFile(file, `To: ${to}\nSubject: ${subject}\n\n${words}`, { mode: 0o600 });
          onTaken({ to, subject, file });
        })
        .then(() => done(), done);
    },
  });
  // A connection that breaks is the service's to tell of.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    env: {
      WORKGATE_SMTP_URL: `smtp://127.0.0.1:${port}`,
      WORKGATE_MAIL_FROM: 'Workgate <workgate@workgate.test>',
    },
    close: () => server.close(),
  };
}
