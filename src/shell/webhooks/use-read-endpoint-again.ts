import { WebhookService } from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';
import { useReadAgain } from '../api/use-read-again.ts';

/** Reads again what is shown of endpoints. */
export function useReadEndpointAgain(): () => Promise<void> {
  const { listWebhookEndpoints, getWebhookEndpoint } = WebhookService.method;
  return useReadAgain(listWebhookEndpoints, getWebhookEndpoint);
}
