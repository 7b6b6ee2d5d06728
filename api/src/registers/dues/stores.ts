import { type InspectedStores, storedEstimateKg } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import type { Entry } from '#registers/entries/entry.ts';
import { holdingEntriesOf } from '#registers/entries/store.ts';
import { type NewestAnswer, newestAnswers } from './inspected-store.ts';

export interface HiveStores extends Omit<InspectedStores, 'hiveId'> {
  hiveId: HiveId;
}

const { framesWithHoney, storesStatus } = categoryIds;
/** From the end of a summer to the end of the spring after it. */
const longestMs = 280 * 24 * 60 * 60 * 1000;
/** The lowest of three grades. */
const lowGrade = '1';

/**
 * What the newest inspection that says anything of stores says of them, of these hives of the person. A hive is left out
 * that was fed since what nobody can convert into stores.
 */
export async function inspectedStores(
  context: SignedInContext,
  hiveIds: readonly HiveId[],
): Promise<HiveStores[]> {
  if (hiveIds.length === 0) return [];
  const since = new Date(context.clock.now().getTime() - longestMs);
  const answers = await newestAnswers(context, hiveIds, [framesWithHoney, storesStatus], since);
  if (answers.length === 0) return [];
  const from = answers.map(({ day }) => day).toSorted()[0] ?? '';
  const fed = await holdingEntriesOf(context, { ownerIds: [context.user.id], kinds: ['feeding'], from });
  return [...Map.groupBy(answers, ({ hiveId }) => hiveId)].flatMap(([hiveId, items]) => {
    const known = knownIn(items);
    const fedKg = fedSince(fed, hiveId, known.day);
    return fedKg === undefined ? [] : [{ hiveId, ...known, fedKg }];
  });
}

function knownIn(items: readonly NewestAnswer[]): Pick<HiveStores, 'day' | 'frames' | 'isLow'> {
  const answerTo = (id: number) => items.find(({ itemId }) => itemId === id)?.value;
  // An empty text is no count.
  const frames = Number(answerTo(framesWithHoney) || Number.NaN);
  const day = items[0]?.day ?? '';
  return { day, frames: frames >= 0 ? frames : undefined, isLow: answerTo(storesStatus) === lowGrade };
}

function fedSince(entries: readonly Entry[], hiveId: HiveId, day: string): number | undefined {
  return entries
    .filter((entry) => entry.day >= day && entry.hives.some(({ id }) => id === hiveId))
    .reduce<number | undefined>((sum, { feeding, hives }) => {
      const kg = feeding && storedEstimateKg(feeding, hives.length);
      return sum === undefined || kg === undefined ? undefined : sum + kg;
    }, 0);
}
