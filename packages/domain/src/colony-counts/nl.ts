import type { ColonyCountRule } from '../colony-count-rules.ts';

/** Yearly since 2025, as of 1 February; moves are not reported. */
export const nl: ColonyCountRule = {
  country: 'nl',
  moment: { kind: 'day', on: { month: 2, day: 1 } },
  source: 'Verordening (EU) 2016/429, RVO',
  year: 2025,
};
