import type { ColonyCountRule } from '../colony-count-rules.ts';

/** Yearly, from the first colony on. */
export const fr: ColonyCountRule = {
  country: 'fr',
  moment: { kind: 'period', from: { month: 9, day: 1 }, to: { month: 12, day: 31 } },
  source: 'Déclaration annuelle de ruches',
  year: 2026,
};
