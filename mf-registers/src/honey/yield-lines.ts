import type { HoneyYieldsQuery } from '../generated/graphql.ts';

export const yieldGroups = ['hive', 'queen', 'apiary'] as const;

export type YieldGroup = (typeof yieldGroups)[number];

type Yields = HoneyYieldsQuery['honeyYields'];
type HoneyYield = Yields['yields'][number];

/** What one hive, queen or apiary gave in a year. */
export interface YieldLine {
  key: string;
  name: string;
  kilograms: number;
  framesUnweighed: number;
  /** Of the scales that stood under its hives; undefined: none did. */
  gainKg: number | undefined;
}

interface YieldNames {
  noQueen: string;
  unnamedQueen: (hive: string) => string;
}

/** The greatest yield first. A queen has no gain of her own: the scale weighs the hive for the whole year. */
export function yieldLines(
  { yields, gains }: Yields,
  by: YieldGroup,
  { noQueen, unnamedQueen }: YieldNames,
): YieldLine[] {
  const gainOf = new Map((gains ?? []).map(({ hiveId, seasonKg }) => [hiveId, seasonKg ?? undefined]));
  const keys: Record<YieldGroup, (each: HoneyYield) => [key: string, name: string]> = {
    hive: ({ hiveId, hiveName }) => [hiveId, hiveName],
    queen: ({ queenId, queenName, hiveName }) =>
      queenId === null ? ['', noQueen] : [queenId, queenName ?? unnamedQueen(hiveName)],
    apiary: ({ apiaryName }) => [apiaryName, apiaryName],
  };
  const groups = Map.groupBy(yields, (each) => keys[by](each)[0]);
  return [...groups]
    .map(([key, group]) => ({
      key,
      name: group.map((each) => keys[by](each)[1]).at(-1) ?? key,
      kilograms: sumOf(group.map(({ kilograms }) => kilograms)),
      framesUnweighed: sumOf(group.map(({ framesUnweighed }) => framesUnweighed)),
      gainKg: by === 'queen' ? undefined : gainOfGroup(group, gainOf),
    }))
    .sort((a, b) => b.kilograms - a.kilograms || a.name.localeCompare(b.name));
}

/** A hive that moved within the year has two lines of one apiary each, and one gain. */
function gainOfGroup(group: readonly HoneyYield[], gainOf: ReadonlyMap<string, number | undefined>) {
  const gains = [...new Set(group.map(({ hiveId }) => hiveId))].flatMap((id) => gainOf.get(id) ?? []);
  return gains.length === 0 ? undefined : sumOf(gains);
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
