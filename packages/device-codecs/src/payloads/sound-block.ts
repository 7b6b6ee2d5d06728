import { unsignedAt } from './big-endian.ts';
import type { Block } from './block.ts';

/** Width of one step of the spectrum (as Base firmware has it); start and stop count in two of them. */
const hertzPerStep = 3.937752016;
/** More would give bins of one width two names; the original refuses them as well. */
const mostBins = 12;

/** `0C` bins, start, stop, then an amplitude of 16 bits for each bin, named after its frequencies: `s_bin_71_122`. */
export function readSound(bytes: Uint8Array, offset: number): Block | undefined {
  if (bytes.length < offset + 4) return undefined;
  const bins = unsignedAt(bytes, offset + 1, 1);
  const start = unsignedAt(bytes, offset + 2, 1);
  const stop = unsignedAt(bytes, offset + 3, 1);
  const length = 4 + bins * 2;
  if (bytes.length < offset + length) return undefined;
  const values: Record<string, number> = {
    fft_bin_amount: bins,
    fft_start_bin: start,
    fft_stop_bin: stop,
  };
  if (bins === 0) return { length, values, notes: [] };
  if (bins > mostBins || stop <= start)
    return { length, values, notes: [{ code: 'sound_bins_unreadable', params: { bins, start, stop } }] };
  const steps = Math.ceil(((stop - start) * 2) / bins);
  for (let index = 0; index < bins; index += 1)
    values[binName(2 * start + index * steps, steps)] = unsignedAt(bytes, offset + 4 + index * 2, 2);
  return { length, values, notes: [] };
}

function binName(step: number, steps: number): string {
  return `s_bin_${Math.round(step * hertzPerStep)}_${Math.round((step + steps) * hertzPerStep)}`;
}
