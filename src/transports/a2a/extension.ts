import type { components } from '../../../generated/a2a/types.ts';
import { ActionPart, RequestMetadata, type Validator } from '../../../generated/a2a/validators.js';
import { validationError } from '../../errors/app-error.ts';
import { PRODUCT_ORIGIN } from '../../platform/product.ts';
import { isObject } from '../json-object.ts';
import { readLiberally } from '../liberal-input.ts';
import { toProblems } from '../openapi/validation-problems.ts';

/**
 * URI of our A2A extension. A change that agents would misread needs a new version
 * (contracts/openapi/agents/a2a-extension).
 */
export const EXTENSION_URI = `${PRODUCT_ORIGIN}/a2a/extensions/governed-actions/v1`;

export type Extension = components['schemas'];
export type RequestedAction = Extension['RequestedAction'];

/** Returns the action that the data of a part requests. @throws {AppError} `validation_error` */
export function actionOfPart(data: unknown, field: string): RequestedAction {
  return readValid<Extension['ActionPart']>(ActionPart, data, field).action;
}

/**
 * Returns the metadata of a message or its request under the URI of the extension.
 * @throws {AppError} `validation_error`
 */
export function requestMetadata(metadata: Record<string, unknown> | null | undefined): Extension['RequestMetadata'] {
  const value = memberOf(metadata, EXTENSION_URI);
  return value === undefined ? {} : readValid(RequestMetadata, value, `metadata["${EXTENSION_URI}"]`);
}

/** Returns a member of an object that an agent sent. Null counts as absent. */
export function memberOf(holder: unknown, name: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, name) ? (holder[name] ?? undefined) : undefined;
}

/** Wraps a value as metadata under the URI of the extension; undefined if the value is empty. */
export function underExtension(value: object): Record<string, unknown> | undefined {
  return Object.keys(value).length === 0 ? undefined : { [EXTENSION_URI]: value };
}

function readValid<T>(validate: Validator, sent: unknown, field: string): T {
  const { value, errors } = readLiberally(validate, sent);
  if (errors.length === 0) return value as T;
  const problems = toProblems(errors.map((error) => ({ ...error, part: 'body' as const })));
  throw validationError(
    problems.map(({ field: inside, problem }) => ({
      field: inside === 'body' ? field : `${field}.${inside}`,
      problem,
    })),
  );
}
