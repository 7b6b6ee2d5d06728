import {
  AppError,
  type ColonyDevelopment,
  type CountedPart,
  type CountedWay,
  type CountOfDay,
  type CountUnit,
  colonyDevelopment,
  type DailyGain,
  type WeekGain,
} from '@skep/domain';
import { gainsOfHives } from '#measurements/weight-corrections/gains-of-hives.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { type CountedItem, colonyNames, countsOfHives } from './store.ts';

export interface HiveDevelopment extends ColonyDevelopment {
  hiveId: HiveId;
  name: string;
}

interface Way {
  itemId: number;
  unit: CountUnit;
}

/** Items of inspections that count a part, the preferred way first. */
const waysOf: Readonly<Record<CountedPart, readonly Way[]>> = {
  bees: [
    { itemId: categoryIds.framesWithBees, unit: 'frames' },
    { itemId: categoryIds.streetsWithBees, unit: 'streets' },
    ...categoryIds.colonySizes.map((itemId) => ({ itemId, unit: 'bees' as const })),
  ],
  brood: [
    { itemId: categoryIds.framesWithBrood, unit: 'frames' },
    { itemId: categoryIds.broodOfAllStages, unit: 'dm2' },
  ],
  stores: [
    { itemId: categoryIds.framesWithHoney, unit: 'frames' },
    { itemId: categoryIds.storesStatus, unit: 'score' },
  ],
};
const itemIds = Object.values(waysOf).flatMap((ways) => ways.map(({ itemId }) => itemId));

/** A whole week, and one more day whose midnight has not come. */
const gainDays = 8;

/** How the colonies of an apiary have developed lately, of those that the person sees. @throws AppError not_found */
export async function developmentOfApiary(
  context: SignedInContext,
  apiaryId: ApiaryId,
): Promise<HiveDevelopment[]> {
  const hives = await colonyNames(context, apiaryId);
  if (hives.length === 0) throw new AppError('not_found');
  const ids = hives.map(({ id }) => id);
  const items = Map.groupBy(await countsOfHives(context, ids, itemIds), ({ hiveId }) => hiveId);
  const gains = await gainsOfHives(context, ids, gainDays);
  const today = context.clock.now().toISOString().slice(0, 10);
  return hives.map(({ id: hiveId, name }) => {
    const own = items.get(hiveId) ?? [];
    const countsOf = (part: CountedPart): CountedWay[] =>
      waysOf[part].map(({ itemId, unit }) => ({ unit, counts: countsOfItem(own, itemId) }));
    const counts = { bees: countsOf('bees'), brood: countsOf('brood'), stores: countsOf('stores') };
    return { hiveId, name, ...colonyDevelopment(counts, weekGain(gains.get(hiveId) ?? []), today) };
  });
}

/** What is no number counts nothing. */
function countsOfItem(items: readonly CountedItem[], itemId: number): CountOfDay[] {
  return items.flatMap(({ day, value, ...item }) => {
    const count = Number(value);
    return item.itemId === itemId && Number.isFinite(count) && count >= 0 ? [{ day, count }] : [];
  });
}

/** Undefined: the scale was silent for a part of the week. */
function weekGain(days: readonly DailyGain[]): WeekGain | undefined {
  const week = days.slice(-7);
  const [first, last] = [week[0], week.at(-1)];
  if (week.length < 7 || first === undefined || last === undefined) return undefined;
  const known = week.flatMap(({ kg }) => kg ?? []);
  if (known.length < 7) return undefined;
  return { kg: known.reduce((sum, kg) => sum + kg, 0), fromDay: first.day, toDay: last.day };
}
