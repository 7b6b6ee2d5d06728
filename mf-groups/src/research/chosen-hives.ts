import type { ResearchCardFragment } from '../generated/graphql.ts';
import type { OwnApiary, OwnHive } from '../own-hives/own-apiaries.ts';

/** Own hives that the research may look at now; those that are deleted are none any more. */
export function consentedHives(
  { isConsenting, answers }: Pick<ResearchCardFragment, 'isConsenting' | 'answers'>,
  apiaries: readonly OwnApiary[],
): string[] {
  const newest = answers[0];
  return isConsenting && newest ? present(newest.hiveIds, apiaries) : [];
}

export function present(hiveIds: readonly string[], apiaries: readonly OwnApiary[]): string[] {
  const own = new Set(hivesIn(apiaries).map(({ id }) => id));
  return hiveIds.filter((id) => own.has(id));
}

export function hivesIn(apiaries: readonly OwnApiary[]): OwnHive[] {
  return apiaries.flatMap(({ hives }) => hives);
}

/** With these hives chosen, or without them. */
export function withHives(chosen: readonly string[], hives: readonly OwnHive[], isChosen: boolean): string[] {
  const ids = hives.map(({ id }) => id);
  return isChosen ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id));
}

export function areChosen(chosen: readonly string[], hives: readonly OwnHive[]): boolean {
  return hives.every(({ id }) => chosen.includes(id));
}
