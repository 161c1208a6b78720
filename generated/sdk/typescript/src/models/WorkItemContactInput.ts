// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The requester.
 */
export interface WorkItemContactInput {
  /** Name of the person. */
  name?: string;
  /** E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in
   * ASCII form, `ada@bücher.example` as `ada@xn--bcher-kva.example`. */
  email?: string;
  /** Language of the person as a BCP 47 tag. */
  locale?: string;
}

/** @internal */
export function WorkItemContactInputToJSON(value: WorkItemContactInput): unknown {
  return {
    name: value.name,
    email: value.email,
    locale: value.locale,
  };
}
