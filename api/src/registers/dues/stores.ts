import { type InspectedStores, storedEstimateKg } from '@skep/domain';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { type CountedItem, countsOfHives } from '#registers/development/store.ts';
import type { Entry } from '#registers/entries/entry.ts';
import { holdingEntriesOf } from '#registers/entries/store.ts';

export interface HiveStores extends Omit<InspectedStores, 'hiveId'> {
  hiveId: HiveId;
}

const { framesWithHoney, storesStatus } = categoryIds;
/** From the end of a summer to the end of the spring after it. */
const days = 280;
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
  const counted = await countsOfHives(context, hiveIds, [framesWithHoney, storesStatus], days);
  if (counted.length === 0) return [];
  const from = counted.map(({ day }) => day).toSorted()[0] ?? '';
  const fed = await holdingEntriesOf(context, { ownerIds: [context.user.id], kinds: ['feeding'], from });
  return [...Map.groupBy(counted, ({ hiveId }) => hiveId)].flatMap(([hiveId, items]) => {
    const newest = newestOf(items);
    const fedKg = fedSince(fed, hiveId, newest.day);
    return fedKg === undefined ? [] : [{ hiveId, ...newest, fedKg }];
  });
}

/** Of the newest day, the answer that was written last. */
function newestOf(items: readonly CountedItem[]): Pick<HiveStores, 'day' | 'frames' | 'isLow'> {
  const day =
    items
      .map((item) => item.day)
      .toSorted()
      .at(-1) ?? '';
  const answerTo = (id: number) => items.findLast((item) => item.day === day && item.itemId === id)?.value;
  const frames = Number(answerTo(framesWithHoney) || Number.NaN);
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
