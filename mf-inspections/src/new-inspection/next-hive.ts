interface StandingHive {
  id: string;
  canEdit: boolean;
  apiary: { id: string; name: string };
}

/** Hives in their order, under the apiary that they stand in. */
export function hivesByApiary<Hive extends StandingHive>(hives: readonly Hive[]) {
  const apiaries = new Map<string, { apiary: Hive['apiary']; hives: Hive[] }>();
  for (const hive of hives) {
    const found = apiaries.get(hive.apiary.id);
    if (found) found.hives.push(hive);
    else apiaries.set(hive.apiary.id, { apiary: hive.apiary, hives: [hive] });
  }
  return [...apiaries.values()];
}

/** The hive to go on with: the next that may be inspected in the same apiary; undefined after the last. */
export function nextHive<Hive extends StandingHive>(
  hives: readonly Hive[],
  hiveId: string,
): Hive | undefined {
  const here = hives.find(({ id }) => id === hiveId);
  const neighbours = hives.filter(({ apiary, canEdit }) => canEdit && apiary.id === here?.apiary.id);
  return neighbours[neighbours.findIndex(({ id }) => id === hiveId) + 1];
}
