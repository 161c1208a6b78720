import { Code } from '@connectrpc/connect';
import { expect, test } from 'vitest';
import { AppError, type ErrorCode } from '../../src/errors/app-error.ts';
import { toRpcError } from '../../src/errors/to-connect.ts';

/** Connect code by error code. Clients of Connect and gRPC-web decide by the Connect code whether to retry. */
const CODES: Record<ErrorCode, keyof typeof Code> = {
  validation_error: 'InvalidArgument',
  authentication_error: 'Unauthenticated',
  authorization_error: 'PermissionDenied',
  not_found: 'NotFound',
  conflict: 'Aborted',
  rate_limited: 'ResourceExhausted',
  unavailable: 'Unavailable',
  internal_error: 'Internal',
  duplicate_member: 'InvalidArgument',
  invalid_state: 'FailedPrecondition',
  ambiguous_id: 'FailedPrecondition',
  precondition_failed: 'Aborted',
  idempotency_key_reused: 'FailedPrecondition',
  request_in_progress: 'Aborted',
  execution_in_progress: 'Aborted',
  payload_mismatch: 'FailedPrecondition',
  policy_denied: 'PermissionDenied',
  approval_required: 'FailedPrecondition',
  too_many_pending: 'FailedPrecondition',
  method_not_allowed: 'Unimplemented',
  unsupported_media_type: 'InvalidArgument',
  payload_too_large: 'ResourceExhausted',
  projection_unavailable: 'Unavailable',
  log_inconsistent: 'DataLoss',
};

test.each(Object.entries(CODES))('%s becomes the Connect code %s', (code, expected) => {
  const told = toRpcError(new AppError(code as ErrorCode, 'It was refused.'), 'corr-1');
  expect([Code[told.code], told.info.code]).toEqual([expected, code]);
});
