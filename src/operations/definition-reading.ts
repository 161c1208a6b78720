/** Apart from `index.ts`, because it loads libraries for YAML and schemas. */
export { loadDefinitionSchema } from './definition-schema.ts';
export { readDefinitionText } from './definition-text.ts';
export { builtInTypes } from './definitions/built-in.ts';
export { payloadSchemas } from './schema-hash.ts';
export { toSchemaProblems } from './schema-words.ts';
export { type DefinedOperation, DefinitionReader, operationOf } from './tenant-definition.ts';
