import { useTidyDrafts } from './use-draft.ts';

/** Renders nothing. */
export function TidyDrafts(): null {
  useTidyDrafts();
  return null;
}
