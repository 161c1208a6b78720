import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { SchemaObject } from 'ajv';
import { ROOT } from './development.ts';

/** Names of the schemas that agents send, and are answered with, through our A2A extension. */
export const SENT = ['ActionPart', 'RequestMetadata'];
export const ANSWERED = ['TaskMetadata', 'EventMetadata', 'ArtifactData', 'CardParameters'];

export interface A2aContract {
  components: { schemas: Record<string, SchemaObject> };
}

/**
 * Bundles the extension's contract into one document, without external references.
 * @throws {Error} if the contract has errors.
 */
export async function bundledA2aContract(): Promise<A2aContract> {
  const { bundle: bundled, problems } = await bundle({
    ref: path.join(ROOT, 'contracts/openapi/agents/a2a-extension.openapi.yaml'),
    config: await createConfig({}),
  });
  const fatal = problems.filter((problem) => problem.severity === 'error');
  if (fatal.length > 0) throw new Error(fatal.map((problem) => problem.message).join('\n'));
  return JSON.parse(JSON.stringify(bundled.parsed)) as A2aContract;
}
