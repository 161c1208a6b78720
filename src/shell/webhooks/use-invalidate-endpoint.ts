import { WebhookService } from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { useInvalidate } from '../api/use-invalidate.ts';

/** Returns a function that reads endpoints again where they are shown. */
export function useInvalidateEndpoint(): () => Promise<void> {
  const { listWebhookEndpoints, getWebhookEndpoint } = WebhookService.method;
  return useInvalidate(listWebhookEndpoints, getWebhookEndpoint);
}
