import { treatmentMethods } from '@skep/domain';
import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import { MaybeText, nullable, oneOf, text } from '#platform/http/schemas.ts';
import type { Product } from './store.ts';

export const ProductInput = Type.Object({
  name: text({ description: 'Each once: the stored value of that name is replaced.' }),
  substance: text(),
  method: oneOf(treatmentMethods),
  dose: MaybeText,
  withdrawal_days: Type.Integer({ description: 'For honey, 0 included.' }),
  supplier: MaybeText,
  supplier_address: MaybeText,
  shared: Type.Optional(Type.Boolean({ description: 'Members of the person’s groups see it as well.' })),
});

export function productOf(body: Type.Static<typeof ProductInput>) {
  return {
    ...{ name: body.name, substance: body.substance, method: body.method, dose: body.dose ?? undefined },
    ...{ withdrawalDays: body.withdrawal_days, supplier: body.supplier ?? undefined },
    ...{ supplierAddress: body.supplier_address ?? undefined, isShared: body.shared ?? false },
  };
}

export const ProductBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  substance: Type.String(),
  method: oneOf(treatmentMethods),
  dose: nullable(Type.String()),
  withdrawal_days: Type.Integer(),
  supplier: nullable(Type.String()),
  supplier_address: nullable(Type.String()),
  shared: Type.Boolean(),
  owner: nullable(
    Type.String({ description: "Name of the person who shares it; null: it is the person's own." }),
  ),
});

export const ProductsBody = Type.Object({ products: Type.Array(ProductBody) });

export const productToWire =
  ({ user }: Pick<SignedInContext, 'user'>) =>
  (product: Product): Type.Static<typeof ProductBody> => ({
    ...{ id: product.id, name: product.name, substance: product.substance, method: product.method },
    ...{ dose: product.dose ?? null, withdrawal_days: product.withdrawalDays },
    ...{ supplier: product.supplier ?? null, supplier_address: product.supplierAddress ?? null },
    ...{ shared: product.isShared, owner: product.ownerId === user.id ? null : product.ownerName },
  });
