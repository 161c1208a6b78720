import type { DescMessage, DescMethodUnary, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { useMutation } from '@connectrpc/connect-query';
import { useState } from 'react';
import { failureOf } from '../api/failure.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { notifyOfActionsIn } from './change.tsx';

interface VersionedDraftOptions<Written, Newest, I extends DescMessage, O extends DescMessage> {
  /** Name of the draft in the browser's storage. */
  key: string;
  /** Content and version as they were last read. */
  saved: Written;
  isNew: boolean;
  method: DescMethodUnary<I, O>;
  requestOf: (written: Written) => MessageInitShape<I>;
  /** Reads the version that somebody else has saved. */
  readNewest: () => Promise<Newest | undefined>;
  /** Reads again the answers that a new version affects. */
  invalidate: () => Promise<void>;
  onSaved: (answer: MessageShape<O>) => void;
}

/**
 * Draft of something that has versions. The draft is kept until it is saved or discarded, even if others save a version
 * meanwhile. `Written` is the content, and the version that the draft is based on and is saved against.
 */
export function useVersionedDraft<
  Written extends { version: string },
  Newest extends { version: bigint },
  I extends DescMessage,
  O extends DescMessage,
>(options: VersionedDraftOptions<Written, Newest, I, O>) {
  const { key, saved, isNew, method, requestOf, readNewest, invalidate, onSaved } = options;
  const draft = useDraft<Written | null>(key, null);
  const [overtakenBy, setOvertakenBy] = useState<Newest>();
  const written = draft.value ?? saved;
  const forget = () => {
    draft.forget();
    setOvertakenBy(undefined);
  };
  const put = useMutation(method, {
    onSuccess: async (answer) => {
      notifyOfActionsIn(answer);
      await invalidate();
      forget();
      onSaved(answer);
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      const newest = await readNewest();
      if (newest === undefined) return;
      setOvertakenBy(newest);
      // Something new must not become a version of an existing thing, which is edited on its own page.
      if (!isNew) draft.set({ ...written, version: String(newest.version) });
      put.reset();
    },
  });
  return {
    draft,
    written,
    isDraft: draft.value !== null,
    /** Version that somebody else has saved since the draft was begun, or an existing thing with the new one's name. */
    overtakenBy,
    saving: { isPending: put.isPending, error: put.error },
    edit: (changed: Partial<Written>) => {
      draft.set({ ...written, ...changed });
      put.reset();
    },
    discard: () => {
      forget();
      put.reset();
    },
    save: () => put.mutate(requestOf(written)),
  };
}
