import { treatmentMethods } from '@skep/domain';
import * as v from 'valibot';
import {
  instant,
  maybe,
  oneOfWords,
  type RestoredTable,
  rowId,
  whole,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';

/** One that the person has under that name by now stays as it is. */
export const restoredProducts: RestoredTable = {
  name: 'treatment_products',
  table: 'treatment_products',
  row: v.object({
    id: rowId,
    ...{ name: words(), substance: words(), method: oneOfWords(treatmentMethods), dose: maybe(words()) },
    ...{ withdrawal_days: whole, supplier: maybe(words()), supplier_address: maybe(words()) },
    is_shared: yesNo,
    created_at: instant,
  }),
  references: {},
  owner: ['user_id'],
  among: 'own',
  equalBy: ['name'],
};
