import type { EntryFragment as Entry, WriteIntoRegisterQuery } from '../generated/graphql.ts';

export interface HiveSet {
  id: string;
  name: string;
  hives: readonly { id: string; name: string }[];
}

/** The hives that can be written about, by apiary; those of a corrected entry first, which may be gone by now. */
export function offeredHives(apiaries: WriteIntoRegisterQuery['apiaries'], corrected?: Entry): HiveSet[] {
  const editable = apiaries
    .map(({ id, name, hives }) => ({ id, name, hives: hives.filter(({ canEdit }) => canEdit) }))
    .filter(({ hives }) => hives.length > 0);
  const there = new Set(editable.flatMap(({ hives }) => hives.map(({ id }) => id)));
  const gone = (corrected?.hives ?? [])
    .map(({ hiveId: id, name, apiaryName }) => ({ id, name, apiaryName }))
    .filter(({ id }) => !there.has(id));
  const places = [...new Set(gone.map(({ apiaryName }) => apiaryName))];
  return [
    ...places.map((name) => ({
      ...{ id: `gone ${name}`, name },
      hives: gone.filter(({ apiaryName }) => apiaryName === name),
    })),
    ...editable,
  ];
}
