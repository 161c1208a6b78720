import type { InboxView } from './views.ts';

export interface ViewActions {
  address: string;
  onRename: (view: InboxView) => void;
  onReplace: (view: InboxView) => void;
  onDelete: (view: InboxView) => void;
}
