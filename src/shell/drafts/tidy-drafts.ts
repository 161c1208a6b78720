import { useTidyDrafts } from './use-draft.ts';

/** Nothing that is seen: old drafts go when the shell is opened. */
export function TidyDrafts(): null {
  useTidyDrafts();
  return null;
}
