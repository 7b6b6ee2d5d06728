import type { ColonyCountRule } from '../colony-count-rules.ts';

/** Reported at the start, with number and place; the days of states and of their animal disease funds differ. */
export const de: ColonyCountRule = {
  country: 'de',
  moment: { kind: 'unknown' },
  source: 'BienSeuchV § 1a, Tierseuchenkasse',
  year: 2026,
};
