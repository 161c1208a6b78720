// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link PolicyDecision } that this version knows. */
export const PolicyDecision = {
  AutoApprove: 'auto_approve',
  RequireApproval: 'require_approval',
  Deny: 'deny',
} as const;

/**
 * Decision of policy: the action may run without a person (`auto_approve`), needs people (`require_approval`),
 * or may not run (`deny`).
 *
 * A later release of the service may say something else; {@link isKnownPolicyDecision } tells.
 */
export type PolicyDecision = KnownPolicyDecision | (string & {});

/** Only the labels that this version knows. */
export type KnownPolicyDecision = (typeof PolicyDecision)[keyof typeof PolicyDecision];

/** Whether this version knows the label. */
export function isKnownPolicyDecision(label: PolicyDecision): label is KnownPolicyDecision {
  return Object.values<string>(PolicyDecision).includes(label);
}
