/** Four seconds, and twice as long after each time in vain, up to a quarter of an hour; no two browsers at once. */
export function delayMs(tries: number, random: number): number {
  return Math.min(2000 * 2 ** tries, 15 * 60_000) * (0.5 + random / 2);
}
