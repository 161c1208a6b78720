import { createHash } from 'node:crypto';

/** The entity tag of a version (RFC 9110, 8.8.3): strong, since equal versions have equal representations. */
export function toEtag(version: number): string {
  return `"${version}"`;
}

/** The weak entity tag of a representation, in which what these fields say does not count. */
export function toWeakEtag(body: object, ignored: ReadonlySet<string>): string {
  const text = JSON.stringify(body, (name, value: unknown) => (ignored.has(name) ? undefined : value));
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

function listed(header: string): string[] {
  return header.split(',').map((tag) => tag.trim());
}

/** Whether `If-Match` names the version, by strong comparison (RFC 9110, 13.1.1). */
export function ifMatchHolds(header: string, version: number): boolean {
  return header === '*' || listed(header).includes(toEtag(version));
}

/** Whether `If-None-Match` names the entity tag, by weak comparison (RFC 9110, 13.1.2). */
export function ifNoneMatchNames(header: string, etag: string): boolean {
  const opaque = (tag: string) => tag.replace(/^W\//, '');
  return header === '*' || listed(header).some((tag) => opaque(tag) === opaque(etag));
}
