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
import { useInvalidateOperations } from './use-invalidate-operations.ts';

/** Milliseconds without input after which the text is validated. */
const PAUSE_MS = 400;

interface WrittenDefinition {
  text: string;
  /** Version that the draft is based on and is saved against; zero for a new operation. */
  version: string;
}

/**
 * Draft of an operation's definition. It is kept until it is saved or discarded, even if others save a version
 * meanwhile.
 * @param saved Operation as it was last read; undefined for a new one.
 */
export function useOperationDraft(saved: Operation | undefined) {
  const draft = useDraft<WrittenDefinition | null>(`operation/${saved?.operation ?? 'new'}`, null);
  const [overtakenBy, setOvertakenBy] = useState<Operation>();
  const { version, text } = draft.value ?? { version: versionOf(saved), text: textOf(saved) };
  const validation = useValidation(text);
  const writtenName = validation.validated?.operation?.operation;
  const readNewest = useNewest(saved?.operation ?? writtenName ?? '');
  const invalidate = useInvalidateOperations();
  const navigate = useNavigate();

  const put = useMutation(OperationService.method.putOperation, {
    onSuccess: async ({ operation }) => {
      await invalidate();
      draft.forget();
      setOvertakenBy(undefined);
      notifications.show({ message: `Version ${operation?.version} is saved. New proposals use it.` });
      if (saved === undefined) void navigate(`/admin/operations/${operation?.operation}`);
    },
    onError: async (error) => {
      if (failureOf(error).code !== 'precondition_failed') return;
      const present = await readNewest();
      if (present === undefined) return;
      setOvertakenBy(present);
      // A new operation must not become a version of an existing one: that one is edited on its own page.
      if (saved !== undefined) {
        draft.set({ text, version: versionOf(present) });
        await invalidate();
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
    /**
     * Version that somebody else has saved since the draft was begun, or an existing operation with the new one's name.
     */
    overtakenBy,
    /** Operation that the text defines, if it is not the one of this page. */
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

/** Returns the service's answer about a text while somebody writes it. */
function useValidation(text: string) {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery(
    OperationService.method.validateOperation,
    { text: settled },
    { enabled: settled.trim() !== '', placeholderData: keepPreviousData },
  );
  const isOfText = settled === text && text.trim() !== '' && !isPlaceholderData;
  return {
    /** Answer for exactly this text; undefined until it is known. */
    validated: isOfText ? data : undefined,
    /** Operation of the last valid text. */
    shown: text.trim() === '' ? undefined : data?.operation,
    validationError: isOfText ? error : null,
  };
}

function useNewest(operation: string): () => Promise<Operation | undefined> {
  const { refetch } = useQuery(OperationService.method.getOperation, { operation }, { enabled: false });
  return async () => (await refetch()).data?.operation;
}
