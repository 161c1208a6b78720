/** Compares which fields requests may omit, by asking protovalidate itself. */
import {
  createFileRegistry,
  createRegistry,
  type DescMessage,
  type FileRegistry,
  fromJson,
  type JsonValue,
} from '@bufbuild/protobuf';
import { reflect } from '@bufbuild/protobuf/reflect';
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt';
import { createValidator, type Validator } from '@bufbuild/protovalidate';
import { file_buf_validate_validate } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js';
import type { Difference } from './finding.ts';

/**
 * Options for reading images. The registry makes validation rules readable; other extensions do not restrict values.
 */
const READ = { registry: createRegistry(file_buf_validate_validate), ignoreUnknownFields: true };

/**
 * Compares which fields are refused when a message is empty, for all messages that requests of the first image may
 * contain. A client that does not know a field omits it, which the field's rules may not allow.
 * @param before An image of buf, in JSON.
 * @throws {Error} if the rules of a message cannot be evaluated.
 */
export function compareOmissions(before: JsonValue, after: JsonValue): Difference[] {
  const [old, now] = [before, after].map((image) =>
    createFileRegistry(fromJson(FileDescriptorSetSchema, image, READ)),
  ) as [FileRegistry, FileRegistry];
  const validator = createValidator();
  return [...requestMessages(old)].flatMap((message) => {
    const other = now.getMessage(message.typeName);
    if (other === undefined) return [];
    const known = new Set(refusals(validator, message).keys());
    return [...refusals(validator, other)]
      .filter(([field]) => !known.has(field))
      .map(([field, words]) => ({
        path: field === '' ? message.typeName : `${message.typeName}.${field}`,
        problem: `is refused when it is left out: ${words}`,
      }));
  });
}

/** Returns the messages that methods take, and all messages nested in them. */
function requestMessages(registry: FileRegistry): Set<DescMessage> {
  const found = new Set<DescMessage>();
  const follow = (message: DescMessage) => {
    if (found.has(message)) return;
    found.add(message);
    for (const { message: inner } of message.fields) if (inner !== undefined) follow(inner);
  };
  for (const type of registry) if (type.kind === 'service') for (const { input } of type.methods) follow(input);
  return found;
}

/**
 * Returns protovalidate's violations for an empty message, by field or oneof. Violations of the whole message have the
 * key ''.
 */
function refusals(validator: Validator, message: DescMessage): Map<string, string> {
  const { kind, error, violations } = validator.validate(message, reflect(message).message);
  if (kind === 'error') throw new Error(`the rules of ${message.typeName} cannot be carried out: ${error.message}`);
  return new Map(
    (violations ?? []).map(({ field: [first], message: words }) => [
      first?.kind === 'field' || first?.kind === 'oneof' ? first.name : '',
      words,
    ]),
  );
}
