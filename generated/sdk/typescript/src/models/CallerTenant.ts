// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The tenant that everything belongs to which the key makes or sees.
 */
export interface CallerTenant {
  /** Identifier of the tenant. */
  tenantId: string;
  /** What it is called. */
  name: string;
  /** When it was made. */
  createdAt: Date;
}

/** @internal */
export function CallerTenantFromJSON(json: any): CallerTenant {
  return {
    tenantId: json.tenant_id,
    name: json.name,
    createdAt: new Date(json.created_at),
  };
}
