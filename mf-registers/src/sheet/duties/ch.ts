import type { RegisterDuty } from './duty.ts';

export const ch: RegisterDuty = {
  country: 'ch',
  asks: ['supplier'],
  keepYears: 3,
  sources: [{ name: 'Tierarzneimittelverordnung (TAMV, SR 812.212.27), Art. 26–29', year: 2004 }],
};
