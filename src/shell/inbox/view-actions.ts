import type { InboxView } from './views.ts';

export interface ViewActions {
  /** Address of the list that is shown. */
  address: string;
  onRename: (view: InboxView) => void;
  onReplace: (view: InboxView) => void;
  onDelete: (view: InboxView) => void;
}
