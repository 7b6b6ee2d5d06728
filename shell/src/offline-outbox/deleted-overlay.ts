import type { CachePatch, PatchedList } from '@skep/remote-kit';
import { changedAt, isParts, type Parts, sameUnlessChanged, withParts } from '../graphql/object-path.ts';

type GoneChange = Extract<CachePatch, { kind: 'gone' }>;
type MovedChange = Extract<CachePatch, { kind: 'moved' }>;

/** An answer without what is deleted here. */
export function withoutGone(answer: unknown, operationName: string, change: GoneChange): unknown {
  const lists = (change.lists ?? []).filter(({ operation }) => operation === operationName);
  return withoutParts(
    lists.reduce((before, list) => withoutEntry(before, change, list), answer),
    change,
  );
}

/** With what runs along, which has no name of its own. */
function withoutEntry(answer: unknown, change: GoneChange, { at, count, beside }: PatchedList): unknown {
  const places: number[] = [];
  const listed = changedAt(answer, at, (list) => {
    if (!Array.isArray(list)) return list;
    places.push(...list.flatMap((entry, place) => (isGone(entry, change) ? [place] : [])));
    return places.length > 0 ? withoutPlaces(list, places) : list;
  });
  if (places.length === 0) return answer;
  const less = (number: unknown) => (typeof number === 'number' ? number - places.length : number);
  const counted = count ? changedAt(listed, count, less) : listed;
  return beside
    ? changedAt(counted, beside, (list) => (Array.isArray(list) ? withoutPlaces(list, places) : list))
    : counted;
}

function withoutPlaces(list: readonly unknown[], places: readonly number[]): unknown[] {
  return list.filter((_entry, place) => !places.includes(place));
}

function withoutParts(value: unknown, change: GoneChange): unknown {
  if (Array.isArray(value)) {
    const staying = value.filter((entry) => !isGone(entry, change));
    const parts = sameUnlessChanged(staying, (part) => withoutParts(part, change));
    return parts === staying && staying.length === value.length ? value : parts;
  }
  if (!isParts(value)) return value;
  return withParts(value, (part) => (isIt(part, change) ? null : withoutParts(part, change)));
}

/** It itself, or what goes along with it. */
function isGone(entry: unknown, change: GoneChange): boolean {
  if (isIt(entry, change)) return true;
  if (!isParts(entry) || !change.along?.includes(String(entry.__typename))) return false;
  const name = change.typename.charAt(0).toLowerCase() + change.typename.slice(1);
  const named = entry[name];
  return entry[`${name}Id`] === change.id || (isParts(named) && named.id === change.id);
}

/** An answer in which a thing is in another one's list. */
export function withMoved(answer: unknown, change: MovedChange): unknown {
  const { list, to } = change;
  let taken: unknown;
  const takenOut = everywhere(answer, (thing) => {
    const listed = thing[list];
    if (!Array.isArray(listed) || isIt(thing, to)) return thing;
    const found = listed.find((entry) => isIt(entry, change));
    if (found === undefined) return thing;
    taken = found;
    return { ...thing, [list]: listed.filter((entry) => entry !== found) };
  });
  if (taken === undefined) return answer;
  return everywhere(takenOut, (thing) => {
    const listed = thing[list];
    return isIt(thing, to) && Array.isArray(listed) ? { ...thing, [list]: [...listed, taken] } : thing;
  });
}

function everywhere(value: unknown, change: (thing: Parts) => Parts): unknown {
  if (Array.isArray(value)) return sameUnlessChanged(value, (part) => everywhere(part, change));
  if (!isParts(value)) return value;
  return change(withParts(value, (part) => everywhere(part, change)));
}

function isIt(value: unknown, { typename, id }: { typename: string; id: string }): boolean {
  return isParts(value) && value.__typename === typename && value.id === id;
}
