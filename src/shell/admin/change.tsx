import type { DescMessage, DescMethodUnary, DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { type Client, createClient } from '@connectrpc/connect';
import { useMutation, useTransport } from '@connectrpc/connect-query';
import { Button, type ButtonProps } from '@mantine/core';
import { useMutation as useUncachedMutation } from '@tanstack/react-query';
import { failureOf } from '../api/failure.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { notifyInFlight } from '../frame/notify-in-flight.tsx';

interface ChangeOptions<Answer> {
  /** Called once the page shows the change. */
  onDone?: ((answer: Answer) => unknown) | undefined;
  onError?: (() => Promise<unknown>) | undefined;
}

/**
 * Returns a call that changes something, for a form. Actions that the change could not stop are named to the person.
 * @param invalidate Reads again the answers that the change affects.
 */
export function useChange<I extends DescMessage, O extends DescMessage>(
  method: DescMethodUnary<I, O>,
  invalidate: () => Promise<unknown>,
  { onDone, onError }: ChangeOptions<MessageShape<O>> = {},
) {
  const change = useMutation(method, {
    onSuccess: async (answer) => {
      notifyOfActionsIn(answer);
      await invalidate();
      onDone?.(answer);
    },
    onError: () => onError?.(),
  });
  return withProgress(change);
}

/** Notifies the person of the actions in progress, if answers to the change have such a field. */
export function notifyOfActionsIn(answer: object): void {
  if ('actionsInFlight' in answer) notifyInFlight(answer as Parameters<typeof notifyInFlight>[0]);
}

/**
 * Returns a change whose request or answer has a secret. A mutation keeps its variables and result in the cache, so
 * `call` builds the request itself, passes the secret on, and returns nothing.
 */
export function useSecretChange<Service extends DescService>(
  service: Service,
  call: (client: Client<Service>) => Promise<void>,
) {
  const client = createClient(service, useTransport());
  return withProgress(useUncachedMutation({ mutationFn: () => call(client) }));
}

/** Adds the failure for the fields of a form, and the properties that a form passes to its `DialogForm`. */
function withProgress<Mutation extends { isPending: boolean; error: Error | null }>(mutation: Mutation) {
  const { isPending, error } = mutation;
  return { ...mutation, failure: error === null ? undefined : failureOf(error), progress: { isPending, error } };
}

interface ConfirmedChangeProps<I extends DescMessage, O extends DescMessage> extends ChangeOptions<MessageShape<O>> {
  method: DescMethodUnary<I, O>;
  request: MessageInitShape<I> | undefined;
  /** Reads again the answers that the change affects. */
  invalidate: () => Promise<unknown>;
  title: string;
  /** Effect of the change, and whether it can be undone. */
  consequence: string;
  confirmLabel: string;
  onClose: () => void;
}

/** Dialog that asks for confirmation, makes the change, and closes. */
export function ConfirmedChange<I extends DescMessage, O extends DescMessage>({
  method,
  request,
  invalidate,
  onClose,
  onDone,
  onError,
  ...texts
}: ConfirmedChangeProps<I, O>) {
  const close = () => {
    change.reset();
    onClose();
  };
  const change = useChange(method, invalidate, {
    onDone: (answer) => {
      close();
      onDone?.(answer);
    },
    onError,
  });
  const confirm = () => {
    if (request !== undefined) change.mutate(request);
  };
  return (
    <ConfirmDialog {...texts} {...change.progress} opened={request !== undefined} onConfirm={confirm} onClose={close} />
  );
}

interface ChangeButtonProps<I extends DescMessage, O extends DescMessage> extends ButtonProps {
  method: DescMethodUnary<I, O>;
  request: MessageInitShape<I>;
  failureTitle: string;
  onSuccess?: (answer: MessageShape<O>) => Promise<unknown>;
  /** Called after a success, and after a failure: somebody else may have changed the thing meanwhile. */
  onSettled?: () => Promise<unknown>;
  'aria-label'?: string;
  title?: string;
}

/** Button that makes a change at once. A failure is shown as a notification. */
export function ChangeButton<I extends DescMessage, O extends DescMessage>({
  method,
  request,
  failureTitle,
  onSuccess,
  onSettled,
  ...button
}: ChangeButtonProps<I, O>) {
  const change = useMutation(method, {
    onSuccess: (answer) => onSuccess?.(answer),
    onSettled: () => onSettled?.(),
    onError: (error) => notifyFailure(failureTitle, error),
  });
  return (
    <Button variant="default" size="xs" {...button} loading={change.isPending} onClick={() => change.mutate(request)} />
  );
}
