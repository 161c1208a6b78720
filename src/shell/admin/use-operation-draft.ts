import { useMutation, useQuery } from '@connectrpc/connect-query';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Operation,
  OperationService,
  OperationStatus,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { failureOf } from '../api/failure.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useNavigate } from '../router/router.tsx';
import { useReadOperationsAgain } from './use-read-operations-again.ts';

/** After so long without a key the text is validated. */
const PAUSE_MS = 400;

interface WrittenDefinition {
  text: string;
  /** Of what it was begun from, and is saved against; zero for a new operation. */
  version: string;
}

/**
 * What is written stays until it is saved or discarded, whatever others save meanwhile.
 * @param saved As the page has read it last; undefined for a new operation.
 */
export function useOperationDraft(saved: Operation | undefined) {
  const draft = useDraft<WrittenDefinition | null>(`operation/${saved?.operation ?? 'new'}`, null);
  const [overtakenBy, setOvertakenBy] = useState<Operation>();
  const { version, text } = draft.value ?? { version: versionOf(saved), text: textOf(saved) };
  const validation = useValidation(text);
  const writtenName = validation.validated?.operation?.operation;
  const readNewest = useNewest(saved?.operation ?? writtenName ?? '');
  const readAgain = useReadOperationsAgain();
  const navigate = useNavigate();

  const put = useMutation(OperationService.method.putOperation, {
    onSuccess: async ({ operation }) => {
      await readAgain();
      draft.forget();
      setOvertakenBy(undefined);
      notifications.show({
        message: `Version ${operation?.version} is saved. It counts for what is proposed from now on.`,
      });
      if (saved === undefined) void navigate(`/admin/operations/${operation?.operation}`);
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      const present = await readNewest();
      if (present === undefined) return;
      setOvertakenBy(present);
      // A new operation never becomes a version of one that is there: that is another page.
      if (saved !== undefined) {
        draft.set({ text, version: versionOf(present) });
        await readAgain();
      }
      put.reset();
    },
  });
  const otherName = saved !== undefined && writtenName !== saved.operation ? writtenName : undefined;
  const isChanged = text !== textOf(saved) || version !== versionOf(saved) || saved?.status === OperationStatus.RETIRED;
  const isInOrder = validation.validated?.operation !== undefined && otherName === undefined;
  return {
    ...validation,
    text,
    draft,
    isDraft: draft.value !== null,
    mayBeSaved: isChanged && isInOrder,
    /** What somebody else has saved since the draft was begun, or has under the name of the new operation. */
    overtakenBy,
    /** The operation that the text is of, if that is not the one of the page. */
    otherName,
    saving: { isPending: put.isPending, error: put.error },
    edit: (value: string) => {
      draft.set({ text: value, version });
      put.reset();
    },
    discard: () => {
      draft.forget();
      setOvertakenBy(undefined);
      put.reset();
    },
    save: () => put.mutate({ text, expectedVersion: BigInt(version) }),
  };
}

const textOf = (operation: Operation | undefined) => operation?.definition?.text ?? '';
const versionOf = (operation: Operation | undefined) => String(operation?.version ?? 0n);

/** What the service says of a text, while it is written. */
function useValidation(text: string) {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery(
    OperationService.method.validateOperation,
    { text: settled },
    { enabled: settled.trim() !== '', placeholderData: keepPreviousData },
  );
  const isOfText = settled === text && text.trim() !== '' && !isPlaceholderData;
  return {
    /** What is said of the very text; undefined as long as that is not known. */
    validated: isOfText ? data : undefined,
    /** The operation that was in order last. */
    shown: text.trim() === '' ? undefined : data?.operation,
    validationError: isOfText ? error : null,
  };
}

function useNewest(operation: string): () => Promise<Operation | undefined> {
  const { refetch } = useQuery(OperationService.method.getOperation, { operation }, { enabled: false });
  return async () => (await refetch()).data?.operation;
}
