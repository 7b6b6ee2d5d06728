import type { ColonyCountRule } from '../colony-count-rules.ts';

/** A list of colonies is kept all year, and new stands are told within three working days. */
export const ch: ColonyCountRule = {
  country: 'ch',
  moment: { kind: 'unknown' },
  source: 'TSV Art. 18a–20',
  year: 2026,
};
