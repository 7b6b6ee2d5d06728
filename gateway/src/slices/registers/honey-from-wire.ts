import type { AnswerOf } from '@skep/rest-client';
import type { ColonyCount, Feeding, HoneyLot, HoneyYield, Jars } from '../../generated/schema.ts';

type Entry = AnswerOf<'getRegisterEntry'>;

export function feedingFromWire(feeding: NonNullable<Entry['feeding']>): Feeding {
  const { per_hive: isPerHive, stored_estimate: storedEstimateKg, ...rest } = feeding;
  return { ...rest, isPerHive, storedEstimateKg };
}

export function jarsFromWire({
  size: sizeGrams,
  best_before: bestBefore,
  ...rest
}: NonNullable<Entry['jars']>): Jars {
  return { ...rest, sizeGrams, bestBefore };
}

export function lotsFromWire({ lots }: AnswerOf<'getHoneyLots'>): HoneyLot[] {
  return lots.map((lot) => ({
    ...{ lot: lot.lot, harvestedKg: lot.harvested, leftKg: lot.left, waterPercent: lot.water_percent },
    ...{ isHeather: lot.heather, isFromWithdrawal: lot.within_withdrawal },
    harvests: lot.harvests.map(({ id, number, day, kilograms, hives, locations }) => ({
      ...{ entryId: String(id), number, day, kilograms, hiveNames: hives, apiaryNames: locations },
    })),
    jars: lot.jars.map(({ id, number, day, jars }) => ({
      ...{ entryId: String(id), number, day, jars: jarsFromWire(jars) },
    })),
  }));
}

export function yieldsFromWire({ yields }: AnswerOf<'getHoneyYields'>): HoneyYield[] {
  return yields.map(({ hive_id, hive, location, queen_id, queen, kilograms, frames }) => ({
    ...{ hiveId: String(hive_id), hiveName: hive, apiaryName: location, queenName: queen, kilograms },
    ...{ queenId: queen_id === null ? null : String(queen_id), framesUnweighed: frames },
  }));
}

export function countFromWire({ day, total, locations }: AnswerOf<'getColonyCount'>): ColonyCount {
  return {
    ...{ day, total },
    apiaries: locations.map(({ id, name, hives, lat, lon, ...address }) => ({
      ...{ apiaryId: String(id), name, latitude: lat, longitude: lon, street: address.street },
      ...{ streetNumber: address.street_no, postalCode: address.postal_code, city: address.city },
      ...{ country: address.country_code, hiveNames: hives.map((hive) => hive.name) },
      nuclei: hives.filter(({ state }) => state === 'nucleus').length,
    })),
  };
}
