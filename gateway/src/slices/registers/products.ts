import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type {
  MutationResolvers,
  QueryResolvers,
  TreatmentProduct,
  TreatmentProductInput,
} from '../../generated/schema.ts';
import { dataOf, doneBy } from '../../rest/answers.ts';
import { done } from '../done.ts';
import { requiredWireId } from '../wire-ids.ts';

/** What forms of treatments are filled with. */
export const productQueries = {
  async treatmentProducts(_parent, _args, { rest }) {
    const { products } = await dataOf(rest.client.GET('/api/treatment-products'));
    return products.map(productFromWire);
  },

  async apiaryTemperatures(_parent, { day, timeZone: timezone }, { rest }) {
    const call = rest.client.GET('/api/weather-temperatures', { params: { query: { day, timezone } } });
    return (await dataOf(call)).temperatures.map(({ location_id, least, greatest }) => ({
      ...{ apiaryId: String(location_id), leastCelsius: least, greatestCelsius: greatest },
    }));
  },
} satisfies QueryResolvers;

export const productMutations = {
  keepTreatmentProduct: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const call = context.rest.client.POST('/api/treatment-products', { body: productToWire(input) });
      return { __typename: 'TreatmentProduct' as const, ...productFromWire(await dataOf(call)) };
    }),

  deleteTreatmentProduct: (_parent, { id }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(id) } };
      await doneBy(context.rest.client.DELETE('/api/treatment-products/{id}', { params }));
      return done;
    }),
} satisfies MutationResolvers;

function productFromWire(product: AnswerOf<'keepTreatmentProduct'>): TreatmentProduct {
  return {
    ...{ id: String(product.id), name: product.name, substance: product.substance },
    ...{ method: product.method, dose: product.dose, withdrawalDays: product.withdrawal_days },
    ...{ supplier: product.supplier, supplierAddress: product.supplier_address },
    ...{ isShared: product.shared, ownerName: product.owner },
  };
}

function productToWire(input: TreatmentProductInput) {
  return {
    ...{ name: input.name, substance: input.substance, method: input.method, dose: input.dose ?? null },
    ...{ withdrawal_days: input.withdrawalDays, supplier: input.supplier ?? null },
    ...{ supplier_address: input.supplierAddress ?? null, shared: input.isShared },
  };
}
