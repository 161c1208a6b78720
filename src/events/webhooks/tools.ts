import type { SigningVersionStore } from '../../integrations/index.ts';
import type { Platform } from '../../platform/module.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { DeliveryRepository } from './deliveries/repository.ts';
import type { EndpointRepository } from './endpoints/repository.ts';

/** What the services of this folder share. */
export interface WebhookTools {
  platform: Pick<Platform, 'eventLog' | 'metrics' | 'notifyRelay' | 'pageTokens' | 'reach' | 'relay' | 'settle'>;
  endpoints: (tenantId: string) => EndpointRepository;
  deliveries: (tenantId: string) => DeliveryRepository;
  signing: SigningVersionStore;
  outbound: OutboundRules;
  /** Announces that deliveries are due. */
  wakeDeliveries: () => void;
  /** Announces that an endpoint is due. */
  wakeFanOut: () => void;
}
