import { SCOPES, type Scope } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';

const LEGACY_SCOPES: Readonly<Record<string, Scope>> = {
  'runtime_automation.read': 'work.read',
  'runtime_automation.write': 'work.write',
  'runtime_automation.actions': 'work.actions',
};

function canonicalScope(name: string): Scope | undefined {
  if (Object.hasOwn(LEGACY_SCOPES, name)) return LEGACY_SCOPES[name];
  return SCOPES.find((scope) => scope === name);
}

/** Returns canonical names, each once. @throws {AppError} `validation_error` for unknown scopes, or none */
export function normaliseScopes(names: readonly string[]): Scope[] {
  const unknown = names.filter((name) => canonicalScope(name) === undefined);
  if (unknown.length > 0) {
    const problem = (name: string) => `"${name}" is not a scope; use ${SCOPES.join(', ')}`;
    throw validationError(unknown.map((name) => ({ field: 'scopes', problem: problem(name) })));
  }
  if (names.length === 0) {
    throw validationError([{ field: 'scopes', problem: `name at least one of ${SCOPES.join(', ')}` }]);
  }
  return canonicaliseStored(names);
}

/** Returns the canonical names of stored scopes. Names that no longer exist grant nothing. */
export function canonicaliseStored(names: readonly string[]): Scope[] {
  const found = names.map(canonicalScope).filter((scope) => scope !== undefined);
  return SCOPES.filter((scope) => found.includes(scope));
}
