import { useTidyDrafts } from './use-draft.ts';

/** Renders nothing; removes old drafts when the shell is opened. */
export function TidyDrafts(): null {
  useTidyDrafts();
  return null;
}
