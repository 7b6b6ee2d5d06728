import { createHash } from 'node:crypto';

// Every hostile value in every field of every route takes minutes. So each run tries a share of them, which is the same
// until a route or a field changes its name: a failure comes with the change that made it, and not by chance.
// `npm run test:long` tries all.

/** Whether this run tries everything. SKEP_TEST_WHOLE asks for that alone, SKEP_TEST_LONG for all that is long. */
export const isWhole = [process.env.SKEP_TEST_LONG, process.env.SKEP_TEST_WHOLE].includes('1');
const wholeNames = new Set(process.env.SKEP_TEST_WHOLE?.split(','));

/** Whether this run tries everything of this name: SKEP_TEST_WHOLE may be names with commas between them. */
export const isWholeFor = (name: string) => isWhole || wholeNames.has(name);
const share = 48;

/** What chooses the share. SKEP_TEST_SEED chooses another one. Each failure prints it, to be tried again. */
export const seed = Number(process.env.SKEP_TEST_SEED || 1);

/** Whether this run tries what these words name. */
export function isInTurn(...words: readonly unknown[]): boolean {
  return isWhole || placeOf(words) % share === 0;
}

/** All of these where this name is tried whole, else one. */
export function turnOf<Value>(values: readonly Value[], name: string, ...words: readonly unknown[]): Value[] {
  const chosen = placeOf([name, ...words]) % values.length;
  return isWholeFor(name) ? [...values] : values.filter((_, index) => index === chosen);
}

/** How often something random is tried. */
export const runsOfRandom = isWhole ? 40 : 2;

/** These in an order that the seed chooses. */
export function shuffled(words: readonly string[]): string[] {
  return words.toSorted((a, b) => placeOf([a]) - placeOf([b]));
}

/** Runs a test of what was chosen; a failure names the seed that chooses the same again. */
export async function withSeed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new Error(`Again: SKEP_TEST_SEED=${seed}`, { cause });
  }
}

function placeOf(words: readonly unknown[]): number {
  return createHash('md5')
    .update(JSON.stringify([seed, ...words]))
    .digest()
    .readUInt32BE();
}
