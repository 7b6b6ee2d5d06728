import type { FakeAnswer } from '@skep/remote-kit/testing';
import { ColonyCountQuery } from '../colonies/ColonyCountScreen.graphql.ts';
import type { ColonyCountQuery as Count, JarsInput, LotFragment as Lot } from '../generated/graphql.ts';
import { YieldsQuery } from '../honey/YieldsScreen.graphql.ts';
import { CreateJarsMutation, JarsQuery, LabelQuery, LotsQuery } from '../lots/LotsScreen.graphql.ts';
import { answering } from './gateway.ts';
import { aPresentSeason } from './mites.ts';

const jarsOf = (lot: string, count: number) => ({
  __typename: 'Jars' as const,
  ...{ lot, sizeGrams: 500, count, bestBefore: '2028-06-20', origin: 'The Netherlands' },
});

/** Twelve kilograms of two hives, ten jars of which are filled. */
export const aLot = (overrides: Partial<Lot> = {}) => ({
  __typename: 'HoneyLot' as const,
  ...{ lot: '2026-L1', harvestedKg: 12, leftKg: 7, waterPercent: 17.2, isHeather: false },
  isFromWithdrawal: false,
  harvests: [
    {
      __typename: 'LotHarvest' as const,
      ...{ entryId: '2', day: '2026-06-12', kilograms: 12, hiveNames: ['Hive 1', 'Hive 2'] },
    },
  ],
  jars: [
    {
      __typename: 'LotJars' as const,
      ...{ entryId: '4', number: 4, day: '2026-06-20', jars: jarsOf('2026-L1', 10) },
    },
  ],
  ...overrides,
});

const isOfYear = ({ harvests }: Lot, year: number | null | undefined) =>
  year == null || harvests.some(({ day }) => day.startsWith(String(year)));

export const aCountedApiary = (apiaryId: string, name: string, hives: number) => ({
  __typename: 'CountedApiary' as const,
  ...{ apiaryId, name, street: 'Langestraat', streetNumber: '12a', postalCode: '3511 AB', city: 'Utrecht' },
  ...{ latitude: 52.0907, longitude: 5.1214, nuclei: 1, registrationNumber: null },
  hiveNames: Array.from({ length: hives }, (_, index) => `Hive ${index + 1}`),
});

const aYield = (hiveId: string, hiveName: string, kilograms: number) => ({
  __typename: 'HoneyYield' as const,
  ...{ hiveId, hiveName, apiaryName: 'Orchard', queenId: `q${hiveId}`, queenName: null, kilograms },
  framesUnweighed: 0,
});

export interface FakeHoney {
  lots?: readonly Lot[];
  apiaries?: Count['colonyCount']['apiaries'];
  isWithoutHarvest?: boolean;
  /** Whether seasons are from July to June. */
  isSouthern?: boolean;
  /** Called with what was sent. */
  onJars?: (input: JarsInput) => void;
}

/** Answers about honey that was harvested, and colonies that were counted. */
export function fakeHoney({
  lots = [
    aLot(),
    aLot({ lot: '2026-L2', isFromWithdrawal: true, harvestedKg: null, leftKg: null, jars: [] }),
  ],
  apiaries = [aCountedApiary('1', 'Orchard behind the railway', 12), aCountedApiary('2', 'Meadow', 3)],
  isWithoutHarvest = false,
  isSouthern = false,
  onJars,
}: FakeHoney = {}): FakeAnswer[] {
  const yields = isWithoutHarvest ? [] : [aYield('1', 'Hive 1', 18.4), aYield('2', 'Hive 2', 9.25)];
  const season = aPresentSeason(isSouthern);
  const gain = { __typename: 'ScaleGain', hiveId: '1', seasonKg: 31.2 };
  return [
    answering(LotsQuery, ({ year }) => ({ season, honeyLots: lots.filter((lot) => isOfYear(lot, year)) })),
    answering(JarsQuery, () => ({
      honeyLots: lots,
      registerEntries: {
        __typename: 'RegisterPage',
        entries: [{ __typename: 'RegisterEntry', id: '4', jars: jarsOf('2026-L1', 10) }],
      },
    })),
    answering(CreateJarsMutation, ({ input }) => {
      onJars?.(input);
      return { createJars: { __typename: 'RegisterEntry', id: '99', number: 99 } };
    }),
    answering(LabelQuery, ({ id }) => {
      const jars = lots.flatMap((lot) => lot.jars).find(({ entryId }) => entryId === id)?.jars;
      if (jars === undefined) return { registerEntry: null };
      return { registerEntry: { __typename: 'RegisterEntry', id, correctedBy: null, isStruck: false, jars } };
    }),
    answering(YieldsQuery, ({ year }) => ({
      season,
      honeyYields: {
        __typename: 'HoneyYields',
        ...{ yields, gains: isWithoutHarvest ? [] : [gain] },
        years: isWithoutHarvest
          ? []
          : [year ?? season.year, (year ?? season.year) - 1].map((each) => ({
              __typename: 'YearOfHoney',
              year: each,
              kilograms: 27.65,
            })),
      },
    })),
    answering(ColonyCountQuery, ({ day }) => ({
      colonyCount: {
        ...{ __typename: 'ColonyCount', day, apiaries },
        total: apiaries.reduce((sum, { hiveNames }) => sum + hiveNames.length, 0),
      },
    })),
  ];
}
