/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (chance: Chance, least: number, most: number) => least + (most - least) * chance();

export function oneOf<Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}

/** Around zero, of spread one. */
export function bell(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
