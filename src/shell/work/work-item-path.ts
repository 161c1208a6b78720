/** Work links in other systems end with the same path. */
export function workItemPath({ packKey, workItemId }: { packKey: string; workItemId: string }): string {
  return `/packs/${encodeURIComponent(packKey)}/work-items/${encodeURIComponent(workItemId)}`;
}
