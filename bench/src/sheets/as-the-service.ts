import { readPageAsServed } from '@skep/api/testing';
import type { Sheet } from '@skep/sheets';

export interface ServedPage {
  file: Buffer;
  sheet: Sheet;
}

/**
 * Reads pages as jobs of the service do, each in a cold thread that ends with it: milliseconds of the processor from its file to what it
 * says, and of the clock, and megabytes of the process after each tenth.
 */
export async function readAsServed(pages: readonly ServedPage[], count: number) {
  const processor: number[] = [];
  const clock: number[] = [];
  const usedMb: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const page = pages[at % pages.length];
    if (page === undefined) break;
    const [began, busy] = [performance.now(), process.cpuUsage()];
    await readPageAsServed(page.file, page.sheet);
    const { user, system } = process.cpuUsage(busy);
    processor.push((user + system) / 1000);
    clock.push(performance.now() - began);
    if (at % 10 === 9) usedMb.push(Math.round(process.memoryUsage().rss / 1e6));
  }
  return { processor, clock, usedMb };
}

/** In words: the middle one, what 95 % are within, and the slowest. */
export function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const upTo = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(0);
  return `median ${upTo(0.5)} ms, 95 % within ${upTo(0.95)} ms, the slowest ${upTo(1)} ms`;
}
