import type { InboxView } from './views.ts';

/** What can be done with views. */
export interface ViewActions {
  /** The address of what is shown. */
  address: string;
  onRename: (view: InboxView) => void;
  onReplace: (view: InboxView) => void;
  onDelete: (view: InboxView) => void;
}
