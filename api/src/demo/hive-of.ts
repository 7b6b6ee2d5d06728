import { dimensionsOfHiveType, queenColourHex, queenColourOfYear } from '@skep/domain';
import type { QueenChanges } from '#hives/queens/queen.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { categoryKey } from '#platform/taxonomy/catalogue.ts';
import type { DemoHive, DemoQueen } from './bees.ts';

export interface SeededPlace {
  apiaryId: ApiaryId;
  name: string;
  order: number;
  now: Date;
}

/** What would be said to make such a hive. */
export function hiveOf(hive: DemoHive, { apiaryId, name, order, now }: SeededPlace) {
  const layers = hive.layers.map((kind, place) => ({
    kind,
    order: hive.layers.length - place,
    color: hive.layerColors?.[place] ?? hive.color,
    frameCount: hive.frameCount,
  }));
  return {
    apiaryId,
    name,
    typeId: hive.typeId,
    color: hive.color,
    order,
    dimensions: dimensionsOfHiveType(categoryKey(hive.typeId) ?? '') ?? {},
    layers: { kind: 'listed' as const, layers },
    ...(hive.queen ? { queen: queenOf(hive.queen, now) } : {}),
  };
}

/** A queen of this year is born in spring: before it she is of the year before. */
function queenOf({ name, raceId, age, isMarked, isClipped }: DemoQueen, now: Date): QueenChanges {
  const season = now.getUTCMonth() < 5 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  const year = season - age;
  return {
    name,
    raceId,
    birthDate: `${year}-05-20`,
    color: isMarked ? queenColourHex[queenColourOfYear(year)] : undefined,
    isClipped,
    isFertilized: true,
  };
}
