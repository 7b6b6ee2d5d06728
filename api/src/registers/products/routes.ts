import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { productFields } from './product-fields.ts';
import { keepProduct, listProducts, removeProduct } from './service.ts';
import type { ProductId } from './tables.ts';

const ProductAnswer = v.object({
  id: idJson<ProductId>('product'),
  ...answerOf(productFields),
  ownerName: v.pipe(
    v.optional(v.string()),
    v.description('Name of the person who shares it; absent: it is of the signed-in person.'),
  ),
});

export const productRoutes = inOneScope([
  action(
    'GET',
    '/treatment-products',
    {
      id: 'listTreatmentProducts',
      summary: 'Products for treatments of the person, and those that group members share, by name',
      answer: v.array(ProductAnswer),
    },
    (context) => listProducts(context),
  ),
  action(
    'POST',
    '/treatment-products',
    {
      id: 'keepTreatmentProduct',
      summary: "Creates a product, or replaces the person's product of that name; no entry changes",
      body: v.object(bodyOf(productFields)),
      answer: ProductAnswer,
    },
    (context, { body }) => keepProduct(context, body),
  ),
  action(
    'DELETE',
    '/treatment-products/:id',
    {
      id: 'removeTreatmentProduct',
      summary: 'Removes a product from the list; entries that name it do not change',
      params: v.object({ id: sentId<ProductId>('product') }),
    },
    (context, { params }) => removeProduct(context, params.id),
  ),
]);
