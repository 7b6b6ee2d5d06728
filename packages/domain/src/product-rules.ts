import * as v from 'valibot';
import { registerLimits, treatmentMethods } from './register-rules.ts';
import { code, optionalLine, optionalParagraph, requiredLine, wholeBetween } from './text-rules.ts';

export const productLimits = {
  /** More than anybody treats with. */
  count: 200,
} as const;

const line = registerLimits.lineLength;

/** What somebody treats with, as its leaflet and their receipts say: forms of treatments begin with it. */
export const productForm = v.object({
  name: requiredLine(line),
  substance: requiredLine(line),
  method: v.picklist(treatmentMethods, code('required')),
  dose: optionalLine(line),
  withdrawalDays: wholeBetween(0, registerLimits.withdrawalDays),
  supplier: optionalLine(line),
  supplierAddress: optionalParagraph(registerLimits.paragraphLength),
  /** Members of the person's groups are offered it as well. */
  isShared: v.boolean(),
});

export type ProductForm = v.InferOutput<typeof productForm>;
