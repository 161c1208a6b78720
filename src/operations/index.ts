export type { OperationCatalogue } from './definitions/catalogue.ts';
export type { AdministeredOperation, OfferedOperation, ProposedOperation } from './definitions/model.ts';
export type { PayloadTypes } from './definitions/payload-types.ts';
export type { AnyPayload, AnyResult, Risk } from './operation.ts';
export {
  askedRecord,
  type CedarValue,
  hasMember,
  type OperationTypes,
  type PayloadType,
  payloadTypeOf,
  type RecordType,
  sizeOf,
  toldOf,
  untypedOf,
} from './payload-type.ts';
export {
  type Describable,
  describedOf,
  isKnownOperation,
  type KnownOperationName,
  knownOperationFor,
  OPERATIONS,
  type OperationName,
  type OperationPayload,
  type OperationResult,
  type PayloadOf,
} from './registry.ts';
export {
  type DescribedAction,
  isTenantOperation,
  TENANT_OPERATION,
  type TenantOperation,
  type TenantOperationName,
  type TenantOperations,
  type TwinRule,
} from './tenant-operation.ts';
