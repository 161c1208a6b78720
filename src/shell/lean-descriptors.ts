/** Keeps out of the descriptors what only validators read, which is a large part of all. */
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { base64Decode, base64Encode } from '@bufbuild/protobuf/wire';
import { type DescriptorProto, FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import type { Plugin } from 'vite';

const RULES = /buf\/validate\/validate_pb\.js$/;
const GENERATED = /generated\/proto\/workgate\//;
const EMPTY_ID = '\0workgate-empty-rules';
/** The rules of these no page reads; of actions and integrations `operations/contract.ts` and others do. */
const WITHOUT_RULES = /generated\/proto\/workgate\/(event|identity|work)\/v1\/\w+_pb\.js$/;
const DESCRIPTOR = /(?<=fileDesc\(")[\w+/]+(?=")/;
/** The number of the extension that rules are. */
const RULES_FIELD = 1159;

/**
 * Contracts name `buf/validate/validate.proto` only so that their options can be resolved. They get one without contents
 * instead; whoever reads an option (`operations/contract.ts`) does so by its extension, and still loads that.
 */
export function leanDescriptors(): Plugin {
  return {
    name: 'workgate-lean-descriptors',
    enforce: 'pre',
    resolveId: (source, importer) =>
      RULES.test(source) && importer !== undefined && GENERATED.test(importer) ? EMPTY_ID : undefined,
    load: (id) => (id === EMPTY_ID ? EMPTY : undefined),
    transform: (code, id) =>
      WITHOUT_RULES.test(id) ? { code: code.replace(DESCRIPTOR, withoutRules), map: null } : undefined,
  };
}

function withoutRules(descriptor: string): string {
  const file = fromBinary(FileDescriptorProtoSchema, base64Decode(descriptor));
  for (const message of file.messageType) removeRules(message);
  return base64Encode(toBinary(FileDescriptorProtoSchema, file), 'std_raw');
}

function removeRules(message: DescriptorProto): void {
  for (const one of [message, ...message.field, ...message.oneofDecl]) {
    if (one.options === undefined) continue;
    one.options.$unknown = (one.options.$unknown ?? []).filter(({ no }) => no !== RULES_FIELD);
  }
  for (const nested of message.nestedType) removeRules(nested);
}

const EMPTY = `import { fileDesc } from '@bufbuild/protobuf/codegenv2';
export const file_buf_validate_validate = fileDesc('${encodeName('buf/validate/validate.proto')}');`;

/** A `FileDescriptorProto` that has nothing but its name, field 1. */
function encodeName(name: string): string {
  return Buffer.from([0x0a, name.length, ...Buffer.from(name)]).toString('base64');
}
