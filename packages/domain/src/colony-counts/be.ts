import type { ColonyCountRule } from '../colony-count-rules.ts';

/** Registered since 2006, with fewer duties below 24 colonies; no yearly day was found. */
export const be: ColonyCountRule = {
  country: 'be',
  moment: { kind: 'unknown' },
  source: 'FAVV / AFSCA',
  year: 2006,
};
