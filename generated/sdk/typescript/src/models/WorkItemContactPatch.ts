// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Changes to the contact; null removes it.
 */
export interface WorkItemContactPatch {
  /** New name; null removes it. */
  name?: string | null;
  /** New e-mail address; null removes it. */
  email?: string | null;
  /** New locale; null removes it. */
  locale?: string | null;
}

/** @internal */
export function WorkItemContactPatchToJSON(value: WorkItemContactPatch): unknown {
  return {
    name: value.name,
    email: value.email,
    locale: value.locale,
  };
}
