/**
 * Origin of the product's own identifiers: the URI of the A2A extension and the type of evidence packets begin with it,
 * whoever runs the service. They name, and need not lead anywhere (contracts/README.md, "Public identifiers").
 */
export const PRODUCT_ORIGIN = 'https://workgate.example';
