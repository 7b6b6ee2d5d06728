import { createHash, randomInt } from 'node:crypto';

// Every hostile value in every field of every route takes minutes. So each run tries a share of them, another one by
// another seed; `npm run test:long` tries all.

const isLong = process.env.SKEP_TEST_LONG === '1';
const share = 24;

/** What chooses the share: SKEP_TEST_SEED, or at random. It stands in each failure, to be tried again. */
export const seed = Number(process.env.SKEP_TEST_SEED || randomInt(2 ** 31));

/** Whether this run tries what these words name. */
export function isInTurn(...words: readonly unknown[]): boolean {
  return isLong || placeOf(words) % share === 0;
}

/** All of these in a long run, else one. */
export function turnOf<Value>(values: readonly Value[], ...words: readonly unknown[]): Value[] {
  const chosen = placeOf(words) % values.length;
  return isLong ? [...values] : values.filter((_, index) => index === chosen);
}

/** How often something random is tried. */
export const runsOfRandom = isLong ? 40 : 2;

function placeOf(words: readonly unknown[]): number {
  return createHash('md5')
    .update(JSON.stringify([seed, ...words]))
    .digest()
    .readUInt32BE();
}
