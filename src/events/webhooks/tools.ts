import type { SigningVersionStore } from '../../integrations/index.ts';
import type { Platform } from '../../platform/module.ts';
import type { OutboundRules } from '../../platform/outbound.ts';
import type { DeliveryRepository } from './deliveries/repository.ts';
import type { EndpointRepository } from './endpoints/repository.ts';

export interface WebhookTools {
  platform: Pick<Platform, 'eventLog' | 'metrics' | 'notifyRelay' | 'pageTokens' | 'reach' | 'relay' | 'settle'>;
  endpoints: (tenantId: string) => EndpointRepository;
  deliveries: (tenantId: string) => DeliveryRepository;
  signing: SigningVersionStore;
  outbound: OutboundRules;
  wakeDeliveries: () => void;
  wakeFanOut: () => void;
}
