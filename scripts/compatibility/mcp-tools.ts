import { type Difference, withoutRepeats } from './finding.ts';
import { compareSchemas } from './json-schema.ts';
import type { Schema } from './schema-alternatives.ts';

interface Tool {
  name: string;
  inputSchema: Schema;
  outputSchema?: Schema;
  annotations?: Record<string, unknown>;
}

/** Complete schemas of each tool, of which `tools/list` shows only parts, and the scopes that the tools need. */
export interface ToolCatalogue {
  tools: Tool[];
  scopes: Record<string, string>;
}

/** Hints by which clients decide to ask a person, each with the value that makes a tool riskier. */
const RISKIER: Record<string, boolean> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

/** Compares two catalogues of tools. @returns the differences that break agents which know the first catalogue. */
export function compareMcpTools(before: ToolCatalogue, after: ToolCatalogue): Difference[] {
  return withoutRepeats(
    before.tools.flatMap((tool) => {
      const now = after.tools.find(({ name }) => name === tool.name);
      return now === undefined ? [{ path: tool.name, problem: 'is gone' }] : compareTool(tool, now, before, after);
    }),
  );
}

function compareTool(before: Tool, after: Tool, old: ToolCatalogue, now: ToolCatalogue): Difference[] {
  const { name } = before;
  const differences = compareSchemas(
    { schema: before.inputSchema },
    { schema: after.inputSchema },
    'argument',
    `${name} arguments`,
  );
  if (before.outputSchema !== undefined) {
    const path = `${name} result`;
    if (after.outputSchema === undefined) differences.push({ path, problem: 'is described no more' });
    else {
      const schemas = [{ schema: before.outputSchema }, { schema: after.outputSchema }] as const;
      differences.push(...compareSchemas(...schemas, 'answer', path));
    }
  }
  for (const [hint, riskier] of Object.entries(RISKIER)) {
    const [was, is] = [before.annotations?.[hint], after.annotations?.[hint]];
    if (was === !riskier && is !== was)
      differences.push({ path: `${name} ${hint}`, problem: `is ${is} instead of ${was}` });
  }
  if (now.scopes[name] !== old.scopes[name]) {
    differences.push({ path: name, problem: `needs the scope ${now.scopes[name]} instead of ${old.scopes[name]}` });
  }
  return differences;
}
