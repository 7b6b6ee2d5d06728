import type { HarvestForm } from '@skep/domain';
import type { EntryFragment as Entry, HarvestInput } from '../generated/graphql.ts';

/** What the form holds. */
export interface HarvestValues {
  hiveIds: string[];
  day: string | undefined;
  kilograms: number | undefined;
  /** By hive, where somebody counted. */
  frames: Record<string, number>;
  lot: string;
  waterPercent: number | undefined;
  isHeather: boolean;
  waterReason: string;
  withdrawalReason: string;
  correctsId: string | undefined;
  correctionReason: string;
}

export function newHarvest(day: string, hiveIds: string[]): HarvestValues {
  return {
    ...{ hiveIds, day, kilograms: undefined, frames: {}, lot: '', waterPercent: undefined, isHeather: false },
    ...{ waterReason: '', withdrawalReason: '', correctsId: undefined, correctionReason: '' },
  };
}

export function valuesOfHarvest({ id, day, hives, harvest }: Entry): HarvestValues {
  const empty = newHarvest(
    day,
    hives.map((hive) => hive.hiveId),
  );
  if (!harvest) return empty;
  const counted = hives.flatMap((hive): [string, number][] =>
    hive.frames === null ? [] : [[hive.hiveId, hive.frames]],
  );
  return {
    ...empty,
    ...{ kilograms: harvest.kilograms ?? undefined, frames: Object.fromEntries(counted), lot: harvest.lot },
    ...{ waterPercent: harvest.waterPercent ?? undefined, isHeather: harvest.isHeather },
    ...{ waterReason: harvest.waterReason ?? '', withdrawalReason: harvest.withdrawalReason ?? '' },
    correctsId: id,
  };
}

/** As the gateway takes it. */
export function harvestInput({ frames, ...form }: HarvestForm): HarvestInput {
  const counted = Object.entries(frames).filter(([hiveId]) => form.hiveIds.includes(hiveId));
  return { ...form, frames: counted.map(([hiveId, count]) => ({ hiveId, count })) };
}
