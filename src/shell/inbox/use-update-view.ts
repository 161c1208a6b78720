import { useMutation } from '@connectrpc/connect-query';
import { ViewService } from '../../../generated/proto/workgate/work/v1/view_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';
import { notifyFailure } from '../frame/notify-failure.tsx';
import { type InboxQuery, toRequest } from './inbox-query.ts';
import type { InboxView } from './views.ts';

export function useUpdateView(onDone?: () => void) {
  const invalidate = useInvalidate(ViewService.method.listViews);
  const { mutate, isPending, error } = useMutation(ViewService.method.updateView, {
    onSuccess: () => {
      void invalidate();
      onDone?.();
    },
    onError: (failure) => (onDone === undefined ? notifyFailure('The view was not changed', failure) : undefined),
  });
  return {
    update: (view: InboxView, query: InboxQuery, name = view.name) =>
      mutate({ viewId: view.saved?.viewId ?? '', name, query: toRequest(query), order: query.order }),
    isPending,
    error,
  };
}
