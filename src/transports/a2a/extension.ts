import type { components } from '../../../generated/a2a/types.ts';
import { ActionPart, RequestMetadata, type Validator } from '../../../generated/a2a/validators.js';
import { validationError } from '../../errors/app-error.ts';
import { PRODUCT_ORIGIN } from '../../platform/product.ts';
import { toProblems } from '../openapi/validation-problems.ts';

/** Our extension of A2A; a change that agents would misread gets a new version (contracts/openapi/agents/a2a-extension). */
export const EXTENSION_URI = `${PRODUCT_ORIGIN}/a2a/extensions/governed-actions/v1`;

export type Extension = components['schemas'];
export type RequestedAction = Extension['RequestedAction'];

/** The action that the data of a part asks for. @throws {AppError} `validation_error` */
export function actionOfPart(data: unknown, field: string): RequestedAction {
  assertValid(ActionPart, data, field);
  return (data as Extension['ActionPart']).action;
}

/** What a message, or its request, says under the URI of the extension. @throws {AppError} `validation_error` */
export function requestMetadata(metadata: Record<string, unknown> | null | undefined): Extension['RequestMetadata'] {
  if (metadata === undefined || metadata === null || !Object.hasOwn(metadata, EXTENSION_URI)) return {};
  const value = metadata[EXTENSION_URI];
  assertValid(RequestMetadata, value, `metadata["${EXTENSION_URI}"]`);
  return value as Extension['RequestMetadata'];
}

/** Metadata with what the extension says, if it says anything. */
export function underExtension(value: object): Record<string, unknown> | undefined {
  return Object.keys(value).length === 0 ? undefined : { [EXTENSION_URI]: value };
}

function assertValid(validate: Validator, value: unknown, field: string): void {
  if (validate(value)) return;
  const problems = toProblems((validate.errors ?? []).map((error) => ({ ...error, part: 'body' as const })));
  throw validationError(
    problems.map(({ field: inside, problem }) => ({
      field: inside === 'body' ? field : `${field}.${inside}`,
      problem,
    })),
  );
}
