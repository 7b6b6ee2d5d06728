import type { RegisterDuty } from './duty.ts';

/** Its own law carries the regulation out; an addition for bees is not known to us. */
export const at: RegisterDuty = {
  country: 'at',
  asks: ['supplier', 'supplierAddress'],
  keepYears: 5,
  besides: [],
  sources: [
    { name: 'Verordnung (EU) 2019/6, Artikel 108', year: 2022 },
    { name: 'Tierarzneimittelgesetz (TAMG), BGBl. I Nr. 186/2023', year: 2024 },
  ],
};
