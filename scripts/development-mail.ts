/**
 * Mailbox of the development instance. It accepts every email of the service, whoever the recipient, and keeps it as a
 * file.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail } from './mail-text.ts';

export interface DevelopmentMailbox {
  /** Environment variables that point the service to the mailbox. */
  env: { WORKGATE_SMTP_URL: string; WORKGATE_MAIL_FROM: string };
  close: () => void;
}

/**
 * Opens the mailbox on a free local port. No email leaves this machine.
 * @param folder Folder in which each email is kept as text. Only its user can read it, because the links in emails
 * work.
 * @param onTaken Called for each email after it was written.
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
  // The service itself reports broken connections.
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
