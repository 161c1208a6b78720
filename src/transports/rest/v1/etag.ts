import { createHash } from 'node:crypto';
import { namesEntityTag } from '../../entity-tags.ts';

/** Returns the entity tag of a version. The tag is strong, because equal versions have equal representations. */
export function toEtag(version: number): string {
  return `"${version}"`;
}

/** Returns the weak entity tag of a representation, without the ignored fields. */
export function toWeakEtag(body: object, ignored: ReadonlySet<string>): string {
  const text = JSON.stringify(body, (name, value: unknown) => (ignored.has(name) ? undefined : value));
  return `W/"${createHash('sha256').update(text).digest('base64url')}"`;
}

/**
 * Converts `If-Match` to a check of the version. RFC 9110, 13.1.1 requires strong comparison, which distinguishes
 * representations of one state. Our tag is the version, so its weak form, which proxies create, names the same state
 * and is accepted.
 */
export function ifMatch(header: string | undefined): ((version: number) => boolean) | undefined {
  return header === undefined ? undefined : (version) => namesEntityTag(header, toEtag(version));
}
