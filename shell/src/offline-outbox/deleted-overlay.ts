import type { CachePatch } from '@skep/remote-kit';
import { changedAt, isParts, type Parts, sameUnlessChanged, withParts } from '../graphql/object-path.ts';
import type { Aliases } from '../graphql/selected-fields.ts';
import { type FormerList, listOfFormer } from './former-patches.ts';

type GoneChange = Extract<CachePatch, { kind: 'gone' }>;
type MovedChange = Extract<CachePatch, { kind: 'moved' }>;
type CountedList = NonNullable<GoneChange['lists']>[number];

/** A cached answer, of which the query is not known, without what was deleted or moved. */
export function withoutDeleted(
  answer: Record<string, unknown>,
  changes: readonly CachePatch[],
): Record<string, unknown> {
  return changes.reduce((before, change) => {
    if (change.kind === 'gone') return withoutGone(before, change, {});
    return change.kind === 'moved' ? withMoved(before, change, {}) : before;
  }, answer);
}

/** An answer without what is deleted here. */
export function withoutGone(answer: Parts, change: GoneChange, aliases: Aliases): Parts {
  const stored: readonly (CountedList | FormerList)[] = change.lists ?? [];
  const lists = stored.map((list) => ('at' in list ? listOfFormer(list, answer) : list));
  const without = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const rest = value.filter((entry) => !isGone(entry, change));
      const parts = sameUnlessChanged(rest, without);
      return parts === rest && rest.length === value.length ? value : parts;
    }
    return isParts(value) ? withoutIn(value) : value;
  };
  const withoutIn = (thing: Parts) =>
    withParts(
      lists
        .filter(({ typename }) => typename === thing.__typename)
        .reduce((before, list) => withoutEntry(before, change, list, aliases), thing),
      (part) => (isIt(part, change) ? null : without(part)),
    );
  return withoutIn(answer);
}

/** With what runs along, which has no name of its own. */
function withoutEntry(
  thing: Parts,
  change: GoneChange,
  { list: name, count, beside }: CountedList,
  aliases: Aliases,
): Parts {
  const places = new Set<number>();
  const changed = (before: Parts, path: readonly string[] | undefined, by: (value: unknown) => unknown) => {
    const after = path ? changedAt(before, path, by, aliases) : before;
    return isParts(after) ? after : before;
  };
  const rest = (list: unknown) =>
    Array.isArray(list) ? list.filter((_entry, place) => !places.has(place)) : list;
  const listed = changed(thing, [name], (list) => {
    if (!Array.isArray(list)) return list;
    for (const [place, entry] of list.entries()) if (isGone(entry, change)) places.add(place);
    return rest(list);
  });
  if (places.size === 0) return thing;
  const counted = changed(listed, count === undefined ? count : [count], (number) =>
    typeof number === 'number' ? number - places.size : number,
  );
  return changed(counted, beside, rest);
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
export function withMoved(answer: Parts, change: MovedChange, aliases: Aliases): Parts {
  const { list, to } = change;
  const inLists = (thing: Parts, by: (listed: unknown[]) => unknown[]) =>
    withParts(thing, (part, key) =>
      (aliases[key] ?? key) === list && Array.isArray(part) ? by(part) : part,
    );
  let taken: unknown;
  const takenOut = everywhere(answer, (thing) =>
    isIt(thing, to)
      ? thing
      : inLists(thing, (listed) => {
          const found = listed.find((entry) => isIt(entry, change));
          if (found === undefined) return listed;
          taken = found;
          return listed.filter((entry) => entry !== found);
        }),
  );
  if (taken === undefined) return answer;
  return everywhere(takenOut, (thing) =>
    isIt(thing, to) ? inLists(thing, (listed) => [...listed, taken]) : thing,
  );
}

function everywhere(thing: Parts, change: (thing: Parts) => Parts): Parts {
  const below = (value: unknown): unknown => {
    if (Array.isArray(value)) return sameUnlessChanged(value, below);
    return isParts(value) ? everywhere(value, change) : value;
  };
  return change(withParts(thing, below));
}

/** Whether it is the thing of that type and id. */
export function isIt(value: unknown, { typename, id }: { typename: string; id: string }): boolean {
  return isParts(value) && value.__typename === typename && value.id === id;
}
