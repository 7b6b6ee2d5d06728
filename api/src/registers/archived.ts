import { archiveTable } from '#platform/exporting/archive-table.ts';
import { instant, rowId } from '#platform/exporting/restored-table.ts';
import { restoredColumns } from '#platform/resource/fields.ts';
import { archivedEntries } from './entries/archived.ts';
import { archivedProofs } from './entries/archived-proofs.ts';
import { productFields } from './products/product-fields.ts';

/** One that the person has under that name by now stays as it is. */
const products = archiveTable(
  'treatment_products',
  { id: rowId, ...restoredColumns(productFields), created_at: instant },
  { order: ['name'], restore: { owner: ['user_id'], equalBy: ['name'] } },
);

export const archivedRegisters = [archivedEntries, archivedProofs, products];
