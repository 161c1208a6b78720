import { createConnectQueryKey, useQuery } from '@connectrpc/connect-query';
import { useDebouncedValue } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { IntegrationService } from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import {
  type Operation,
  OperationService,
  OperationStatus,
} from '../../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { useNavigate } from '../router/router.tsx';
import { useVersionedDraft } from './use-versioned-draft.ts';

const { getOperation, listOperations, putOperation, validateOperation } = OperationService.method;

/** Milliseconds without input after which the text is validated. */
const PAUSE_MS = 400;

/** @param saved Operation as it was last read; undefined for a new one. */
export function useOperationDraft(saved: Operation | undefined) {
  const base = { text: saved?.definition?.text ?? '', version: String(saved?.version ?? 0n) };
  const invalidate = useInvalidateOperations();
  const navigate = useNavigate();
  const draft = useVersionedDraft({
    key: `operation/${saved?.operation ?? 'new'}`,
    saved: base,
    isNew: saved === undefined,
    method: putOperation,
    requestOf: ({ text, version }) => ({ text, expectedVersion: BigInt(version) }),
    readNewest: async () => {
      const newest = (await refetch()).data?.operation;
      if (saved !== undefined) await invalidate();
      return newest;
    },
    invalidate,
    onSaved: ({ operation }) => {
      notifications.show({ message: `Version ${operation?.version} is saved. New proposals use it.` });
      if (saved === undefined) void navigate(`/admin/operations/${operation?.operation}`);
    },
  });
  const { text, version } = draft.written;
  const validation = useValidation(text);
  const writtenName = validation.validated?.operation?.operation;
  const newest = { operation: saved?.operation ?? writtenName ?? '' };
  const { refetch } = useQuery(getOperation, newest, { enabled: false });
  const otherName = saved !== undefined && writtenName !== saved.operation ? writtenName : undefined;
  const isChanged = text !== base.text || version !== base.version || saved?.status === OperationStatus.RETIRED;
  return {
    ...draft,
    ...validation,
    text,
    mayBeSaved: isChanged && writtenName !== undefined && otherName === undefined,
    /** Operation that the text defines, if it is not the one of this page. */
    otherName,
  };
}

/** Returns the service's answer about a text while somebody writes it. */
function useValidation(text: string) {
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery(
    validateOperation,
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

/** Returns a function that reads operations again, and integrations, which list the operations that use them. */
export function useInvalidateOperations(): () => Promise<void> {
  const queryClient = useQueryClient();
  // Operations are also listed by pages, which have another cardinality.
  const keys = [
    createConnectQueryKey({ schema: listOperations, cardinality: undefined }),
    createConnectQueryKey({ schema: getOperation, cardinality: undefined }),
    createConnectQueryKey({ schema: IntegrationService.method.listIntegrations, cardinality: undefined }),
  ];
  return async () => {
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}
