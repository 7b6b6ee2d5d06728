import type { RegisterDuty } from './duty.ts';

/** On paper by article 10, once a quarter where it is written elsewhere (abeilles-mayennaises.fr). */
export const fr: RegisterDuty = {
  country: 'fr',
  asks: ['supplier', 'supplierAddress'],
  keepYears: 5,
  besides: ['paper'],
  sources: [
    { name: 'Règlement (UE) 2019/6, article 108', year: 2022 },
    { name: 'Arrêté du 5 juin 2000 relatif au registre d’élevage, articles 10 et 12', year: 2000 },
  ],
};
