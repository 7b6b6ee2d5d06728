import { isHiveThere } from '@skep/domain';
import type { EntryFragment as Entry, WriteIntoRegisterQuery } from '../generated/graphql.ts';

export interface HiveSet {
  id: string;
  name: string;
  hives: readonly OfferedHive[];
}

export interface OfferedHive {
  id: string;
  name: string;
  /** Since when it is no more: of days before, there is still something to write down. Undefined: it is there. */
  goneSince?: string | undefined;
}

type Hive = WriteIntoRegisterQuery['apiaries'][number]['hives'][number];

/** Since when a hive is lost, sold or united with another; undefined: bees live in it. */
export function goneSince({ state, stateSince }: Pick<Hive, 'state' | 'stateSince'>): string | undefined {
  return isHiveThere(state.toLowerCase() as Lowercase<typeof state>) ? undefined : (stateSince ?? '');
}

/** The hives that can be written about, by apiary; those of a corrected entry first, which may be gone by now. */
export function offeredHives(apiaries: WriteIntoRegisterQuery['apiaries'], corrected?: Entry): HiveSet[] {
  const editable = apiaries
    .map(({ id, name, hives }) => ({
      ...{ id, name },
      hives: hives
        .filter(({ canEdit }) => canEdit)
        .map((hive) => ({ id: hive.id, name: hive.name, goneSince: goneSince(hive) })),
    }))
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
