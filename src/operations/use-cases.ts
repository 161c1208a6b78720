import { methodsOf } from '../identity/index.ts';
import type { OperationCatalogue } from './definitions/catalogue.ts';

const ofOperations = methodsOf<OperationCatalogue>();

/** Same permission to read as for integrations, whose operations these are. */
export const OPERATION_USE_CASES = {
  listOperations: ofOperations('integrations.read', 'listPage'),
  getOperation: ofOperations('integrations.read', 'get'),
  /** As above, with versions that await a confirmation. */
  listDefinedOperations: ofOperations('integrations.read', 'listForAdministrators'),
  getDefinedOperation: ofOperations('integrations.read', 'getForAdministrators'),
  validateOperation: ofOperations('operations.manage', 'validateFor'),
  putOperation: ofOperations('operations.manage', 'put'),
  retireOperation: ofOperations('operations.manage', 'retire'),
  confirmOperation: ofOperations('operations.manage', 'confirm'),
};
