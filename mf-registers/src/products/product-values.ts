import type { ApolloCache } from '@apollo/client';
import type { ProductForm, TreatmentMethod } from '@skep/domain';
import type { ProductFragment as Product, TreatmentProductInput } from '../generated/graphql.ts';

/** What the form holds. */
export interface ProductFormValues {
  name: string;
  substance: string;
  method: TreatmentMethod | undefined;
  dose: string;
  withdrawalDays: number | undefined;
  supplier: string;
  supplierAddress: string;
  isShared: boolean;
}

export const newProduct: ProductFormValues = {
  ...{ name: '', substance: '', method: undefined, dose: '', withdrawalDays: undefined },
  ...{ supplier: '', supplierAddress: '', isShared: false },
};

export function valuesOfProduct(product: Product): ProductFormValues {
  return {
    ...{ name: product.name, substance: product.substance, dose: product.dose ?? '' },
    method: product.method.toLowerCase() as Lowercase<typeof product.method>,
    ...{ withdrawalDays: product.withdrawalDays, supplier: product.supplier ?? '' },
    ...{ supplierAddress: product.supplierAddress ?? '', isShared: product.isShared },
  };
}

export const productInput = (form: ProductForm): TreatmentProductInput => ({
  ...form,
  method: form.method.toUpperCase() as Uppercase<TreatmentMethod>,
});

/** Lists of products are queried again. */
export function forgetProducts(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'treatmentProducts' });
}
