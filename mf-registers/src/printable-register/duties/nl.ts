import type { RegisterDuty } from './duty.ts';

export const nl: RegisterDuty = {
  country: 'nl',
  asks: ['supplier', 'supplierAddress'],
  keepYears: 5,
  besides: [],
  sources: [{ name: 'Verordening (EU) 2019/6, artikel 108 (bijenhouders-eindhoven.nl)', year: 2022 }],
};
