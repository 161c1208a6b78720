/** Owner of stored data: nobody sees the data of somebody else, nor their own data of another tenant. */
export interface Owner {
  personId: string;
  tenantId: string;
}
