import * as v from 'valibot';
import { instant, type RestoredTable, rowId } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { productFields } from './product-fields.ts';

/** One that the person has under that name by now stays as it is. */
export const restoredProducts: RestoredTable = {
  name: 'treatment_products',
  table: 'treatment_products',
  row: v.object({ id: rowId, ...restoredColumns(productFields), created_at: instant }),
  references: {},
  owner: ['user_id'],
  among: 'own',
  equalBy: ['name'],
};
