/**
 * Owner of data that a browser stores: nobody is shown the data of somebody else, nor their own data of another tenant.
 */
export interface Owner {
  personId: string;
  tenantId: string;
}
