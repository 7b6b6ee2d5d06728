import { smallTable } from '#platform/exporting/export-table.ts';

const columns = [
  'name',
  'substance',
  'method',
  'dose',
  'withdrawal_days',
  'supplier',
  'supplier_address',
  'is_shared',
  'created_at',
] as const;

export const exportedProducts = smallTable('treatment_products', ['id', ...columns], ({ db }, ownerId) =>
  db
    .selectFrom('treatment_products')
    .select(['id', ...columns])
    .where('user_id', '=', ownerId)
    .orderBy('name')
    .execute(),
);
