import { type AccessRows, eachForThemselves, ownerOnly } from '#testing/access-row.ts';
import { aProduct, storedProduct } from './test-products.ts';

export const productAccess: AccessRows = {
  'GET /api/treatment-products': eachForThemselves(200),
  'POST /api/treatment-products': eachForThemselves(200, async () => ({ body: aProduct() })),
  'DELETE /api/treatment-products/:id': ownerOnly(204, async (api, owner) => ({
    path: `/api/treatment-products/${(await storedProduct(api, owner)).id}`,
  })),
};
