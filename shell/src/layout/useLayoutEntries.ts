import { useObservable, usePerson } from '@skep/remote-kit';
import { useShell } from '../shell-context.ts';
import { type EntryPlace, entriesFor, type ShownEntry } from './entries.ts';

/** The entries of a place for who is signed in; none when nobody is. */
export function useLayoutEntries(place: EntryPlace): ShownEntry[] {
  const { registry, language } = useShell();
  const person = usePerson();
  const code = useObservable(language);
  return person ? entriesFor(registry, place, person, code) : [];
}
