import type { RegisterDuty } from './duty.ts';

export const fr: RegisterDuty = {
  country: 'fr',
  asks: ['supplier', 'supplierAddress'],
  keepYears: 5,
  sources: [
    { name: 'Règlement (UE) 2019/6, article 108', year: 2022 },
    { name: 'Arrêté relatif au registre d’élevage, 5 juin 2000', year: 2000 },
  ],
};
