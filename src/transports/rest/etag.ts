/** The entity tag of a version (RFC 9110, 8.8.3): strong, since equal versions have equal representations. */
export function toEtag(version: number): string {
  return `"${version}"`;
}

function listed(header: string): string[] {
  return header.split(',').map((tag) => tag.trim());
}

/** Whether `If-Match` names the version, by strong comparison (RFC 9110, 13.1.1). */
export function ifMatchHolds(header: string, version: number): boolean {
  return header === '*' || listed(header).includes(toEtag(version));
}

/** Whether `If-None-Match` names the version, by weak comparison (RFC 9110, 13.1.2). */
export function ifNoneMatchNames(header: string, version: number): boolean {
  return header === '*' || listed(header).some((tag) => tag.replace(/^W\//, '') === toEtag(version));
}
