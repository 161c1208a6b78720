/** Changes that proxies make to a tag when they compress the answer: Apache adds a suffix, others a leading `W/`. */
const MADE_BY_PROXIES = /^W\/|-{1,2}(?:gzip|br|zstd)(?="$)/g;

/**
 * Returns true if a header such as `If-None-Match` names the entity tag, by weak comparison (RFC 9110, 8.8.3.2). Forms
 * of the tag that proxies produce also match.
 */
export function namesEntityTag(header: string, etag: string): boolean {
  return header === '*' || header.split(',').some((tag) => stateOf(tag.trim()) === stateOf(etag));
}

/** Returns the tag without the marks that distinguish its representations. */
function stateOf(tag: string): string {
  return tag.replaceAll(MADE_BY_PROXIES, '');
}
