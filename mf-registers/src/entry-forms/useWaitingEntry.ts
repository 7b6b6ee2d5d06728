import { type QueuedMutation, usePerson, useSearchParams } from '@skep/remote-kit';
import type { DraftOptions } from '@skep/remote-kit/form';
import { useEntryTexts } from '../entries/useEntryTexts.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { goesOnParameter, type SaidEntry, unsentEntry, waitingEntry } from '../offline/waiting-entry.ts';
import { useIntl } from '../use-book-intl.ts';
import type { HiveSet } from './offered-hives.ts';

/** An entry that replaces another. */
export interface Corrected {
  id: string;
  number: number;
}

export interface EntryFormPlace {
  /** Of the form of a new one, as `/registers/treatments/create`. */
  path: string;
  sets: readonly HiveSet[];
  /** Undefined: it is a new one. */
  corrected: Corrected | undefined;
}

/** How the form of an entry is stored while it is typed, and saved where there is no network. */
export function useWaitingEntry<Values>({ path, sets, corrected }: EntryFormPlace) {
  const { formatMessage } = useIntl();
  const textsOf = useEntryTexts();
  const person = usePerson();
  const [search] = useSearchParams();
  const draft: DraftOptions<Values> = {
    name: corrected === undefined ? `registers:${path}` : `registers:correct:${corrected.id}`,
    isTakenAtOnce: search.has(goesOnParameter),
  };
  return {
    draft,
    /** The hives that are written about, as they stand now. */
    hivesOf(hiveIds: readonly string[]): Entry['hives'] {
      return sets.flatMap(({ name: apiaryName, hives }) =>
        hives
          .filter((hive) => hiveIds.includes(hive.id))
          .map(({ id: hiveId, name }) => ({
            __typename: 'RegisterHive' as const,
            ...{ hiveId, name, apiaryName, frames: null, mites: null },
          })),
      );
    },
    /** @param field of the mutation @param id of what it makes */
    waits<Data>(field: string, entered: SaidEntry, id: string): QueuedMutation<Data> {
      const said = { ...entered, corrects: corrected?.number ?? null };
      const of = { id, said, authorName: person?.name ?? '', now: new Date() };
      const { title: what } = textsOf(unsentEntry(of));
      const title = formatMessage({ id: 'book.waitingTitle' }, { what, count: said.hives.length });
      const hiveIds = said.hives.map(({ hiveId }) => hiveId).join(',');
      const formPath =
        corrected === undefined ? `${path}?hiveIds=${hiveIds}` : `/registers/${corrected.id}/correct`;
      return waitingEntry({ ...of, title, field, path: formPath });
    },
  };
}
