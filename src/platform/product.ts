/**
 * Origin of the product's own identifiers, no matter who runs the service. The URI of the A2A extension and the type of
 * evidence packets begin with it. These URIs are names, and need not lead anywhere (contracts/README.md, "Public
 * identifiers").
 */
export const PRODUCT_ORIGIN = 'https://workgate.example';
