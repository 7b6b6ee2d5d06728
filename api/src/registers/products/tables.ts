import type { GeneratedAlways } from 'kysely';
import type { Id, UserId } from '#platform/context/ids.ts';
import type { ProductColumns } from './product-fields.ts';

export type ProductId = Id<'TreatmentProduct'>;

declare module '#platform/database/tables.ts' {
  interface Database {
    treatment_products: TreatmentProductsTable;
  }
}

/** A name is once in the list of a person. */
interface TreatmentProductsTable extends ProductColumns {
  id: GeneratedAlways<ProductId>;
  user_id: UserId;
  created_at: Date;
}
