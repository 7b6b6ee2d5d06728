import Type from 'typebox';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { keepProduct, listProducts, removeProduct } from './service.ts';
import type { ProductId } from './tables.ts';
import { ProductBody, ProductInput, ProductsBody, productOf, productToWire } from './wire.ts';

const tags = ['registers'];
const config = { access: 'signedIn' } as const;
const named = { ...config, errors: { names: { shared: 'isShared' } } } as const;

const listRoute: Routes = async (http) => {
  const summary = 'Products for treatments of the person, and those that group members share, by name';
  const schema = { operationId: 'getTreatmentProducts', tags, summary, response: { 200: ProductsBody } };
  http.get('/treatment-products', { config, schema }, async (request) => {
    const context = signedInContextOf(request);
    return { products: (await listProducts(context)).map(productToWire(context)) };
  });
};

const keepRoute: Routes = async (http) => {
  const summary = "Creates a product, or replaces the person's product of that name; no entry changes";
  const schema = {
    operationId: 'keepTreatmentProduct',
    tags,
    summary,
    body: ProductInput,
    response: { 200: ProductBody },
  };
  http.post('/treatment-products', { config: named, schema }, async (request) => {
    const context = signedInContextOf(request);
    return productToWire(context)(await keepProduct(context, productOf(request.body)));
  });
};

const removeRoute: Routes = async (http) => {
  const summary = 'Removes a product from the list; entries that name it do not change';
  const params = idParams<ProductId>('product');
  const schema = {
    operationId: 'removeTreatmentProduct',
    tags,
    summary,
    params,
    response: { 204: Type.Null() },
  };
  http.delete('/treatment-products/:id', { config, schema }, async (request, reply) => {
    await removeProduct(signedInContextOf(request), request.params.id);
    return nothing(reply.status(204));
  });
};

export const productRoutes = inOneScope([listRoute, keepRoute, removeRoute]);
