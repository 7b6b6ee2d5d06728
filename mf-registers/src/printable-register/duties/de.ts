import type { RegisterDuty } from './duty.ts';

export const de: RegisterDuty = {
  country: 'de',
  asks: ['supplier', 'supplierAddress', 'batch'],
  keepYears: 5,
  besides: [],
  sources: [
    { name: 'Verordnung (EU) 2019/6, Artikel 108', year: 2022 },
    { name: 'Bestandsbuch (Chargen- oder Belegnummer), nach grenzlandbienen.de', year: 2022 },
  ],
};
