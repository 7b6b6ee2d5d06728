import { treatmentMethods } from '@skep/domain';
import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import { MaybeText, nullable, oneOf, text } from '#platform/http/schemas.ts';
import type { Product } from './store.ts';

export const ProductInput = Type.Object({
  name: text({ description: "Unique name; replaces the person's product of that name." }),
  substance: text(),
  method: oneOf(treatmentMethods),
  dose: MaybeText,
  withdrawal_days: Type.Integer({ description: 'Withdrawal period for honey in days; may be 0.' }),
  supplier: MaybeText,
  supplier_address: MaybeText,
  shared: Type.Optional(Type.Boolean({ description: 'True: members of the person’s groups see it.' })),
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
    Type.String({
      description: 'Name of the person who shares it; null: a product of the signed-in person.',
    }),
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
