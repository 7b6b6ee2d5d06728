import { apiaryLimits, firstCharacters, hiveLimits, type ImportTarget } from '@skep/domain';
import type { ApiaryChanges } from '#hives/apiaries/apiary.ts';
import { createApiary } from '#hives/apiaries/service.ts';
import type { HiveChanges } from '#hives/hive/changes.ts';
import { createHive } from '#hives/hive/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId, ImportId } from '#platform/context/ids.ts';
import { noteMade, type OwnHive, ownApiaries } from './inspection-store.ts';
import { betweenPlaces } from './reading.ts';

/** What hives are called: alone, where only one is called so, and with their apiary. */
export function namesOfHives(hives: readonly OwnHive[]): Map<string, ImportTarget> {
  const named = hives.flatMap(({ id, name, apiary }) =>
    [name, `${apiary}${betweenPlaces}${name}`].map((each) => ({ id, name: each.toLowerCase() })),
  );
  const known = new Map<string, ImportTarget>();
  for (const [name, [one, ...others]] of Map.groupBy(named, ({ name }) => name))
    if (one !== undefined && others.every(({ id }) => id === one.id))
      known.set(name, { kind: 'hive', id: one.id });
  return known;
}

/** What a name of a file says: of the apiary, where it begins with one, and of the hive. */
export function placeAndName(called: string, fileName: string): [place: string, name: string] {
  const [apiary = '', ...rest] = called.split(betweenPlaces);
  return rest.length === 0 ? [fileName, called] : [apiary, rest.join(betweenPlaces)];
}

/** Makes hives of a file, each in the apiary that is called so, which is made where there is none. */
export function hiveMaker(context: SignedInContext, importId: ImportId) {
  const apiaries = new Map<string, ApiaryId>();

  async function apiaryCalled(called: string, where: ApiaryChanges): Promise<ApiaryId> {
    const name = shortened(called, apiaryLimits.nameLength);
    const key = name.toLowerCase();
    if (apiaries.size === 0)
      for (const { id, name } of await ownApiaries(context, context.user.id))
        apiaries.set(name.toLowerCase(), id);
    const known = apiaries.get(key);
    if (known !== undefined) return known;
    const none = { amount: 0, prefix: '1', firstNumber: 1, like: {} };
    const { apiary } = await createApiary(context, { ...where, name }, none, undefined);
    await noteMade(context, importId, { apiaryIds: [apiary.id] });
    apiaries.set(key, apiary.id);
    return apiary.id;
  }

  async function makeHive(
    place: string,
    { name, ...changes }: HiveChanges,
    where: ApiaryChanges = {},
  ): Promise<HiveId> {
    const apiaryId = await apiaryCalled(place, where);
    const called = shortened(String(name), hiveLimits.nameLength);
    const { id } = await createHive(context, { ...changes, name: called, apiaryId }, undefined);
    await noteMade(context, importId, { hiveIds: [id] });
    return id;
  }

  return { apiaryCalled, makeHive };
}

/** As many letters as a name may have. */
export function shortened(name: string, max: number): string {
  return firstCharacters(name, max).trim();
}
