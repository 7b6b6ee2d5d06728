import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { DevelopmentQuery as Data } from '../generated/graphql.ts';
import { answering } from '../testing/gateway.ts';
import { DevelopmentQuery } from './DevelopmentScreen.graphql.ts';

type ColonyAnswer = NonNullable<Data['apiaryDevelopment']>[number];
type PartAnswer = ColonyAnswer['parts'][number];
type Part = Omit<PartAnswer, '__typename'>;
/** As the answer has it, without the names of its types. */
export interface Colony extends Omit<ColonyAnswer, '__typename' | 'parts'> {
  parts: readonly Part[];
}

export const aPart = (
  part: Part['part'],
  unit: Part['unit'],
  from: number,
  to: number,
  figure: number,
): Part => ({ part, unit, from, to, figure, fromDay: '2026-05-20', toDay: '2026-06-20' });

/** One that grew, one of which nothing was counted twice, and one that got smaller. */
export const threeColonies: Colony[] = [
  { hiveId: '12', name: 'Linden', figure: -20, parts: [aPart('BEES', 'FRAMES', 10, 8, -20)] },
  { hiveId: '13', name: 'Maple', figure: null, parts: [] },
  {
    ...{ hiveId: '11', name: 'Willow', figure: 31 },
    parts: [
      aPart('BEES', 'BEES', 9000, 14_000, 36),
      aPart('BROOD', 'DM2', 30, 45, 33),
      aPart('STORES', 'SCORE', 3, 2, -33),
      aPart('GAIN', 'KG', 0, 8.84, 88),
    ],
  },
];

/** @param colonies null: the apiary is not found */
export function answeringWith(colonies: readonly Colony[] | null): FakeAnswer[] {
  return [
    answering(DevelopmentQuery, () => ({
      apiaries: [{ __typename: 'Apiary', id: '1', name: 'By the lake' }],
      apiaryDevelopment:
        colonies?.map((colony) => ({
          ...{ __typename: 'HiveDevelopment', ...colony },
          parts: colony.parts.map((part) => ({ __typename: 'PartDevelopment', ...part })),
        })) ?? null,
    })),
  ];
}
