import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { SchemaObject } from 'ajv';
import { ROOT } from './development.ts';

/** What agents send by our extension of A2A, and what they are answered, by the name of the schema. */
export const SENT = ['ActionPart', 'RequestMetadata'];
export const ANSWERED = ['TaskMetadata', 'EventMetadata', 'ArtifactData', 'CardParameters'];

export interface A2aContract {
  components: { schemas: Record<string, SchemaObject> };
}

/** The contract of the extension in one document, without references to others. @throws {Error} if it has faults. */
export async function bundledA2aContract(): Promise<A2aContract> {
  const { bundle: bundled, problems } = await bundle({
    ref: path.join(ROOT, 'contracts/openapi/agents/a2a-extension.openapi.yaml'),
    config: await createConfig({}),
  });
  const fatal = problems.filter((problem) => problem.severity === 'error');
  if (fatal.length > 0) throw new Error(fatal.map((problem) => problem.message).join('\n'));
  return JSON.parse(JSON.stringify(bundled.parsed)) as A2aContract;
}
