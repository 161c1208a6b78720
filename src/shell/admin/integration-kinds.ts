import type { DescMessage } from '@bufbuild/protobuf';
import {
  CreateIntegrationRequestSchema,
  type IntegrationKind,
  IntegrationKindSchema,
} from '../../../generated/proto/workgate/integration/v1/integration_service_pb.js';
import { inWords } from '../operations/words.ts';
import { providerWordsOf } from '../providers/words.ts';

/** A kind of integration that the form makes. */
export interface CreatableKind {
  /** Its name in the contract. */
  name: string;
  /** The case of the request. */
  localName: string;
  label: string;
  /** What it asks for. */
  message: DescMessage;
}

/** What people call a kind. */
export function kindLabelOf(kind: IntegrationKind): string {
  const name = nameOf(kind);
  return name === undefined ? `Value ${kind}` : labelOf(name);
}

/** Whether workers take what is executed through it, with keys that carry it. */
export function isForWorkers(kind: IntegrationKind): boolean {
  return providerWordsOf(nameOf(kind) ?? '')?.isForWorkers === true;
}

function nameOf(kind: IntegrationKind): string | undefined {
  return IntegrationKindSchema.value[kind]?.localName.toLowerCase();
}

function labelOf(name: string): string {
  return providerWordsOf(name)?.kind ?? inWords(name);
}

/** Kinds that the form makes, as the contract has them; others come about by installing an app. */
export const CREATABLE_KINDS: readonly CreatableKind[] = (
  CreateIntegrationRequestSchema.oneofs.find(({ name }) => name === 'provider')?.fields ?? []
).flatMap(({ name, localName, message }) =>
  message === undefined ? [] : [{ name, localName, label: labelOf(name), message }],
);
