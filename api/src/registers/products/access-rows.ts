import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { aProduct, storedProduct } from './test-products.ts';

export const productAccess: AccessRows = {
  'GET /api/v1/treatment-products': eachForThemselves(200),
  'POST /api/v1/treatment-products': eachForThemselves(200, async () => ({ body: aProduct() })),
  'DELETE /api/v1/treatment-products/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/v1/treatment-products/${(await storedProduct(api, owner)).id}`,
  })),
};
