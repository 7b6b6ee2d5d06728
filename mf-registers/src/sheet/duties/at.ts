import type { RegisterDuty } from './duty.ts';

/** No addition of the country's own is known to us. */
export const at: RegisterDuty = {
  country: 'at',
  asks: ['supplier', 'supplierAddress'],
  keepYears: 5,
  sources: [{ name: 'Verordnung (EU) 2019/6, Artikel 108', year: 2022 }],
};
