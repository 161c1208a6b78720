import type { ServiceImpl } from '@connectrpc/connect';
import type { IdentityService as Contract } from '../../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { type ApiKeyHandlerServices, createApiKeyHandlers } from './api-key-handlers.ts';
import { createDelegationHandlers, type DelegationHandlerServices } from './delegation-handlers.ts';

export interface IdentityHandlerServices extends ApiKeyHandlerServices, DelegationHandlerServices {}

export function createIdentityHandlers(services: IdentityHandlerServices): ServiceImpl<typeof Contract> {
  return { ...createApiKeyHandlers(services), ...createDelegationHandlers(services) };
}
