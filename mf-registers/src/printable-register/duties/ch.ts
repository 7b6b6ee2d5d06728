import type { RegisterDuty } from './duty.ts';

/** Bees have been in it since July 2022 (bienenzeitung.ch, 06/2023): article 28 says what, article 29 for how long. */
export const ch: RegisterDuty = {
  country: 'ch',
  asks: ['supplier'],
  keepYears: 3,
  besides: ['stock'],
  sources: [{ name: 'Tierarzneimittelverordnung (TAMV, SR 812.212.27), Art. 28 und 29', year: 2022 }],
};
