import type { ColonyCountRule } from '../colony-count-rules.ts';

/** A list of colonies is maintained all year, and new apiaries are reported within three working days. */
export const ch: ColonyCountRule = {
  country: 'ch',
  moment: { kind: 'unknown' },
  source: 'TSV Art. 18a–20',
  year: 2026,
};
