// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The tenant of everything that the key creates or reads.
 */
export interface CallerTenant {
  /** Identifier of the tenant. */
  tenantId: string;
  /** Tenant's name. */
  name: string;
  /** Creation time. */
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
