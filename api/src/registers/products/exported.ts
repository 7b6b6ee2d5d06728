import { smallTable } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { productFields } from './product-fields.ts';

const columns = ['id', ...exportedColumns(productFields), 'created_at'] as const;

export const exportedProducts = smallTable('treatment_products', columns, ({ db }, ownerId) =>
  db
    .selectFrom('treatment_products')
    .select([...columns])
    .where('user_id', '=', ownerId)
    .orderBy('name')
    .execute(),
);
