/** The path of a WorkItem's page, the same that work links of other systems end with. */
export function workItemPath({ packKey, workItemId }: { packKey: string; workItemId: string }): string {
  return `/packs/${encodeURIComponent(packKey)}/work-items/${encodeURIComponent(workItemId)}`;
}
