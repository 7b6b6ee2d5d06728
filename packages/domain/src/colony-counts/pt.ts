import type { ColonyCountRule } from '../colony-count-rules.ts';

/** Yearly, in September. */
export const pt: ColonyCountRule = {
  country: 'pt',
  moment: { kind: 'period', from: { month: 9, day: 1 }, to: { month: 9, day: 30 } },
  source: 'DGAV, declaração de existências',
  year: 2026,
};
