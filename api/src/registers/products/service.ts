import { AppError, productForm, productLimits } from '@skep/domain';
import { requireOwn } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { countOfProducts, deleteProduct, type Product, productsSeen, putProduct } from './store.ts';
import type { ProductId } from './tables.ts';

export function listProducts(context: SignedInContext): Promise<Product[]> {
  return productsSeen(context);
}

/**
 * Keeps what the person treats with under its name: a product of theirs that is called so goes.
 * @throws AppError invalid_input
 */
export function keepProduct(context: SignedInContext, input: Record<string, unknown>): Promise<Product> {
  const form = readForm(productForm, input);
  return inTransaction(context, async (inner) => {
    const [product] = await productsSeen(inner, await putProduct(inner, form));
    if ((await countOfProducts(inner)) > productLimits.count) throw fieldProblem('name', 'too_many');
    if (product === undefined) throw new AppError('unexpected');
    return product;
  });
}

/** What was written into registers stays. @throws AppError not_found; not_allowed for one that somebody else shares */
export async function removeProduct(context: SignedInContext, id: ProductId): Promise<void> {
  const [product] = await productsSeen(context, id);
  if (product !== undefined && product.ownerId !== context.user.id) throw new AppError('not_allowed');
  requireOwn(context, product);
  await deleteProduct(context, id);
}
