import type { TreatmentMethod } from '@skep/domain';
import type { GeneratedAlways } from 'kysely';
import type { Id, UserId } from '#platform/context/ids.ts';

export type ProductId = Id<'TreatmentProduct'>;

declare module '#platform/database/tables.ts' {
  interface Database {
    treatment_products: TreatmentProductsTable;
  }
}

interface TreatmentProductsTable {
  id: GeneratedAlways<ProductId>;
  user_id: UserId;
  /** Each once in the list of a person. */
  name: string;
  substance: string;
  method: TreatmentMethod;
  dose: string | null;
  withdrawal_days: number;
  supplier: string | null;
  supplier_address: string | null;
  is_shared: boolean;
  created_at: Date;
}
