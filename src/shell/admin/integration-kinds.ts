import type { DescMessage } from '@bufbuild/protobuf';
import {
  CreateIntegrationRequestSchema,
  type IntegrationKind,
  IntegrationKindSchema,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { inWords } from '../operations/labels.ts';
import { providerWordsOf } from '../providers/labels.ts';

/** A kind of integration that the form can create. */
export interface CreatableKind {
  /** Name in the contract. */
  name: string;
  /** Name of the case in the request's `provider`. */
  localName: string;
  label: string;
  /** Message with the fields that the kind needs. */
  message: DescMessage;
}

export function kindLabelOf(kind: IntegrationKind): string {
  const name = nameOf(kind);
  return name === undefined ? `Value ${kind}` : labelOf(name);
}

/** Returns true if workers take the operations of this kind of integration, with API keys that carry it. */
export function isForWorkers(kind: IntegrationKind): boolean {
  return providerWordsOf(nameOf(kind) ?? '')?.isForWorkers === true;
}

function nameOf(kind: IntegrationKind): string | undefined {
  return IntegrationKindSchema.value[kind]?.localName.toLowerCase();
}

function labelOf(name: string): string {
  return providerWordsOf(name)?.kind ?? inWords(name);
}

/** Kinds that the form can create, as the contract lists them. Other kinds are created by installing an app. */
export const CREATABLE_KINDS: readonly CreatableKind[] = (
  CreateIntegrationRequestSchema.oneofs.find(({ name }) => name === 'provider')?.fields ?? []
).flatMap(({ name, localName, message }) =>
  message === undefined ? [] : [{ name, localName, label: labelOf(name), message }],
);
