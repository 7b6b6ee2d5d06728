import type { ImportTarget } from '@skep/domain';
import { createApiary } from '#hives/apiaries/service.ts';
import { createHive } from '#hives/hive/service.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, ImportId } from '#platform/context/ids.ts';
import { betweenPlaces } from './inspection-reading.ts';
import { noteMade, type OwnHive, ownHives } from './inspection-store.ts';

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

/** Makes hives for names of a file, each in the apiary that its name begins with, or in one that is called as the file. */
export function hiveMaker(context: SignedInContext, importId: ImportId, fileName: string) {
  const apiaries = new Map<string, ApiaryId>();

  async function apiaryCalled(name: string): Promise<ApiaryId> {
    const key = name.toLowerCase();
    if (apiaries.size === 0)
      for (const { apiary, apiaryId } of await ownHives(context, context.user.id))
        apiaries.set(apiary.toLowerCase(), apiaryId);
    const known = apiaries.get(key);
    if (known !== undefined) return known;
    const none = { amount: 0, prefix: '1', firstNumber: 1, like: {} };
    const { apiary } = await createApiary(context, { name }, none, undefined);
    await noteMade(context, importId, { apiaryIds: [apiary.id] });
    apiaries.set(key, apiary.id);
    return apiary.id;
  }

  return async (called: string): Promise<ImportTarget> => {
    const [apiary, ...rest] = called.split(betweenPlaces);
    const [place, name] = rest.length === 0 ? [fileName, called] : [apiary ?? '', rest.join(betweenPlaces)];
    const apiaryId = await apiaryCalled(place.slice(0, 60));
    const { id } = await createHive(context, { name: name.slice(0, 60), apiaryId }, undefined);
    await noteMade(context, importId, { hiveIds: [id] });
    return { kind: 'hive', id };
  };
}
