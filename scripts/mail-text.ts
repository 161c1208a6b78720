/** Reads the emails of the service as a mail program would show them. */

export interface ReadMail {
  /** Headers by name in lower case, with folded lines joined. */
  headers: ReadonlyMap<string, string>;
  /** Name of each header line in order, repeated names included. */
  headerNames: readonly string[];
  /** The email as received. */
  raw: string;
  /** The two parts, decoded. */
  text: string;
  html: string;
}

/** Parses an email in the form that the service writes: two parts with the same content. */
export function readMail(raw: string): ReadMail {
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

/** Decodes the encoded words of a header (RFC 2047). */
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
