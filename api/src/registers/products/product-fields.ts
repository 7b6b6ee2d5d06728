import { productForm, treatmentMethods } from '@skep/domain';
import { type ColumnsOf, field } from '#platform/resource/fields.ts';
import { flag, integer, line, paragraph, wordOf } from '#platform/resource/kinds.ts';

const { entries: rules } = productForm;

/** What somebody treats with. */
export const productFields = {
  name: field(rules.name, line, { column: 'name' }),
  substance: field(rules.substance, line, { column: 'substance' }),
  method: field(rules.method, wordOf(treatmentMethods), { column: 'method' }),
  dose: field(rules.dose, line, { column: 'dose' }),
  withdrawalDays: field(rules.withdrawalDays, integer, { column: 'withdrawal_days' }),
  supplier: field(rules.supplier, line, { column: 'supplier' }),
  supplierAddress: field(rules.supplierAddress, paragraph, { column: 'supplier_address' }),
  isShared: field(rules.isShared, flag, { column: 'is_shared' }),
};

export type ProductColumns = ColumnsOf<typeof productFields>;
