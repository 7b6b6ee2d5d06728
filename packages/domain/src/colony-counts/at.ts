import type { ColonyCountRule } from '../colony-count-rules.ts';

/** No source was found: the day is chosen. */
export const at: ColonyCountRule = {
  country: 'at',
  moment: { kind: 'unknown' },
  source: undefined,
  year: 2026,
};
