/** The product's own identifiers begin with this, whoever runs the service (contracts/README.md). */
export const PRODUCT_ORIGIN = 'https://workgate.example';
