import { dayAfter, type TreatmentMethod } from '@skep/domain';
import type { Hive } from '#hives/queries/hive.ts';
import { seenHives } from '#hives/queries/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { writeFeeding, writeHarvest, writeMiteCount, writeTreatment } from '#registers/entries/kinds.ts';
import { writeJars } from '#registers/entries/lots.ts';
import { keepProduct } from '#registers/products/service.ts';
import { timeZone } from './bees.ts';
import { feedings, harvestDay } from './yearly-work.ts';

type Say = (id: string) => string;

/** What is done on a day of each year, and written into the book. */
interface YearlyEntry {
  month: number;
  day: number;
  write: (context: SignedInContext, on: string) => Promise<unknown>;
}

const beesInSample = 300;
const correctsId = undefined;

/** The demo's book of this season and the last, on the days of its diaries. */
export async function keepRegister(context: SignedInContext, say: Say): Promise<void> {
  for (const remedy of Object.values(remedies)) await keepProduct(context, productOf(remedy, say));
  await continueRegister(context, say, `${context.clock.now().getUTCFullYear() - 2}-12-31`);
}

/** What was done after a day until yesterday. @param after YYYY-MM-DD */
export async function continueRegister(context: SignedInContext, say: Say, after: string): Promise<void> {
  const hives = (await seenHives(context, { isOwn: true })).filter(({ life }) => life.state === 'active');
  const today = context.clock.now().toISOString().slice(0, 10);
  const [from, until] = [after, today].map((day) => Number(day.slice(0, 4)));
  for (let year = from ?? 0; year <= (until ?? 0); year += 1) {
    for (const { month, day, write } of entriesOfYear(hives, say)) {
      const on = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
      if (on > after && on < today) await write(context, on);
    }
  }
}

/** Mites before and after the treatments, a harvest of summer and one of heather, jars, and food for the winter. */
function entriesOfYear(hives: readonly Hive[], say: Say): YearlyEntry[] {
  const all = hives.map(({ id }) => id);
  const withHoney = hives.filter(({ layers }) => layers.some(({ kind }) => kind === 'honey'));
  const [summer = [], heather = []] = Map.groupBy(withHoney, ({ apiaryId }) => apiaryId).values();
  return [
    { month: 6, day: 14, write: countMites(all, { least: 1, most: 4 }) },
    { ...harvestDay, write: harvest(summer, { number: 1, kilograms: 52.5, waterPercent: 17.2 }) },
    { month: 7, day: 12, write: fillJars(say('demo.register.origin')) },
    { month: 7, day: 25, write: countMites(all, { least: 4, most: 13 }) },
    { month: 7, day: 26, write: treat(all, remedies.formic, say) },
    ...feedings.days.map((day) => ({ ...day, write: feed(all) })),
    { month: 9, day: 14, write: harvest(heather, { number: 2, kilograms: 18.4, waterPercent: 19.6 }) },
    { month: 9, day: 20, write: countMites(all, { least: 0, most: 3 }) },
    { month: 12, day: 22, write: treat(all, remedies.oxalic, say) },
  ];
}

interface Remedy {
  key: 'formic' | 'oxalic';
  method: TreatmentMethod;
  /** From the first day to the last. */
  days: number;
  ofEachHive: number;
  temperatureCelsius: number;
}

const remedies: Record<Remedy['key'], Remedy> = {
  formic: { key: 'formic', method: 'evaporation', days: 14, ofEachHive: 200, temperatureCelsius: 22 },
  oxalic: { key: 'oxalic', method: 'trickling', days: 0, ofEachHive: 40, temperatureCelsius: 4 },
};

function productOf({ key, method, ofEachHive }: Remedy, say: Say) {
  return {
    name: say(`demo.register.${key}.product`),
    substance: say(`demo.register.${key}`),
    method,
    dose: `${ofEachHive} ml`,
    withdrawalDays: 0,
    supplier: say('demo.register.supplier'),
    supplierAddress: 'Waalkade 3, 4001 Tiel, NL',
    isShared: false,
  };
}

function treat(hiveIds: readonly HiveId[], remedy: Remedy, say: Say): YearlyEntry['write'] {
  const { name: product, isShared: _, ...facts } = productOf(remedy, say);
  return (context, day) =>
    writeTreatment(context, {
      ...{ hiveIds, correctsId, day, lastDay: dayAfter(day, remedy.days), product, ...facts },
      quantity: `${remedy.ofEachHive * hiveIds.length} ml`,
      temperatureCelsius: remedy.temperatureCelsius,
      ...{ reason: say('demo.register.reason'), appliedBy: say('demo.person'), reminders: [], timeZone },
    });
}

/** A wash of each hive; what is found differs from hive to hive, and is the same each time. */
function countMites(
  hiveIds: readonly HiveId[],
  { least, most }: { least: number; most: number },
): YearlyEntry['write'] {
  const counts = Object.fromEntries(
    hiveIds.map((id, index) => [
      id,
      { mites: least + ((index * 7) % (most - least + 1)), bees: beesInSample, isBroodless: false },
    ]),
  );
  return (context, day) => writeMiteCount(context, { hiveIds, correctsId, day, method: 'wash', counts });
}

function harvest(
  hives: readonly Hive[],
  { number, ...weighed }: { number: number; kilograms: number; waterPercent: number },
): YearlyEntry['write'] {
  const hiveIds = hives.map(({ id }) => id);
  const frames = Object.fromEntries(hiveIds.map((id, index) => [id, 6 + ((index * 3) % 5)]));
  return (context, day) =>
    writeHarvest(context, {
      ...{ hiveIds, correctsId, day, frames, lot: lotOf(day, number), isHeather: number === 2, ...weighed },
    });
}

function fillJars(origin: string): YearlyEntry['write'] {
  return (context, day) =>
    writeJars(context, {
      ...{ correctsId, day, lot: lotOf(day, 1), sizeGrams: 500, count: 80 },
      ...{ bestBefore: dayAfter(day, 2 * 365), origin },
    });
}

const lotOf = (day: string, number: number) => `${day.slice(0, 4)}-${number}`;

function feed(hiveIds: readonly HiveId[]): YearlyEntry['write'] {
  return (context, day) =>
    writeFeeding(context, {
      ...{ hiveIds, correctsId, day, feed: 'syrup', amount: feedings.litres, unit: 'litres' },
      ...{ isPerHive: true, ratio: 'three_to_two' },
    });
}
