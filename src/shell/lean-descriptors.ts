/** Removes the rules that only validators read: a large part of the descriptors. */
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import { base64Decode, base64Encode } from '@bufbuild/protobuf/wire';
import { type DescriptorProto, FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import type { Plugin } from 'vite';

const RULES = /buf\/validate\/validate_pb\.js$/;
const GENERATED = /generated\/proto\/workgate\//;
const EMPTY_ID = '\0workgate-empty-rules';
/** No page reads the rules of these descriptors. `operations/contract.ts` and others read those of other packages. */
const WITHOUT_RULES = /generated\/proto\/workgate\/(event|identity|work)\/v1\/\w+_pb\.js$/;
const DESCRIPTOR = /(?<=fileDesc\(")[\w+/]+(?=")/;
/** Field number of the extension that holds the validation rules. */
const RULES_FIELD = 1159;

/**
 * Generated contracts import `buf/validate/validate.proto` only to resolve their options, so they get an empty file.
 * Code that reads an option (`operations/contract.ts`) still loads the full file.
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

/** Encodes a `FileDescriptorProto` that holds only its name (field 1). */
function encodeName(name: string): string {
  return Buffer.from([0x0a, name.length, ...Buffer.from(name)]).toString('base64');
}
