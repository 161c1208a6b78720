/**
 * Whose something is that a browser keeps: nobody is shown what it keeps for somebody else, nor what it keeps for them in
 * another tenant.
 */
export interface Owner {
  personId: string;
  tenantId: string;
}
