import type { CachePatch } from '@skep/remote-kit';
import { changedAt, isParts, type Parts, sameUnlessChanged, withParts } from '../graphql/object-path.ts';
import { withMoved, withoutGone } from './deleted-overlay.ts';

/** An answer with what waits in this browser. The same answer where nothing of it is concerned. */
export function overlaid(
  changes: readonly CachePatch[],
  operationName: string,
  variables: Readonly<Record<string, unknown>>,
  data: Record<string, unknown>,
): Record<string, unknown> {
  let answer: unknown = data;
  // A day's work over all hives is laid in one walk through them, and not in one for each inspection.
  let fields: FieldsChange[] = [];
  for (const change of changes) {
    if (!mayConcern(change, operationName)) continue;
    if (change.kind === 'fields') fields.push(change);
    else {
      answer = withChange(withFields(answer, fields), change, operationName, variables);
      fields = [];
    }
  }
  return withFields(answer, fields) as Record<string, unknown>;
}

function mayConcern(change: CachePatch, operationName: string): boolean {
  if (change.kind === 'part') return change.operations.includes(operationName);
  return change.kind !== 'entry' || change.operation === operationName;
}

function withChange(
  answer: unknown,
  change: Exclude<CachePatch, FieldsChange>,
  operationName: string,
  variables: Parts,
): unknown {
  switch (change.kind) {
    case 'gone':
      return withoutGone(answer, operationName, change);
    case 'moved':
      return withMoved(answer, change);
    case 'part':
      return withPart(answer, change);
    case 'entry':
      return isQueriedWith(change.variables, variables) ? withEntry(answer, change) : answer;
    // A newer shell stored it, which was rolled back since. It is sent all the same.
    default:
      return answer;
  }
}

type FieldsChange = Extract<CachePatch, { kind: 'fields' }>;
type PartChange = Extract<CachePatch, { kind: 'part' }>;
type EntryChange = Extract<CachePatch, { kind: 'entry' }>;

/** What is not named in the answer was not queried, and is not added. */
function withFields(answer: unknown, changes: readonly FieldsChange[]): unknown {
  if (changes.length === 0) return answer;
  const changed = Map.groupBy(changes.entries(), ([, { typename, id }]) => nameOf(typename, id));

  /** With the changes from this place to that one, as if each had its own walk. */
  function walk(value: unknown, from: number, to: number): unknown {
    if (Array.isArray(value)) return sameUnlessChanged(value, (part) => walk(part, from, to));
    if (!isParts(value) || from >= to) return value;
    const own = changed.get(nameOf(value.__typename, value.id)) ?? [];
    return withParts(value, (part, name) => {
      let [now, next] = [part, from];
      for (const [place, { fields }] of own) {
        if (place < from || place >= to || !(name in fields)) continue;
        now = merged(walk(now, next, place), fields[name]);
        next = place + 1;
      }
      return walk(now, next, to);
    });
  }

  return walk(answer, 0, changes.length);
}

function nameOf(typename: unknown, id: unknown): string {
  return `${typename}:${id}`;
}

/** A thing of which only parts are named does not change in the others. */
function merged(former: unknown, changed: unknown): unknown {
  return isParts(former) && isParts(changed) ? { ...former, ...changed } : changed;
}

function withPart(answer: unknown, { of, list, entry }: PartChange): unknown {
  const added = (thing: Parts): Parts => {
    const listed = thing[list];
    if (!Array.isArray(listed) || listed.some((one) => isSameThing(one, entry))) return thing;
    return { ...thing, [list]: [...listed, entry] };
  };
  if (of === undefined) return isParts(answer) ? added(answer) : answer;
  const everywhere = (value: unknown): unknown => {
    if (Array.isArray(value)) return sameUnlessChanged(value, everywhere);
    if (!isParts(value)) return value;
    const whole = withParts(value, everywhere);
    return whole.__typename === of.typename && whole.id === of.id ? added(whole) : whole;
  };
  return everywhere(answer);
}

function withEntry(answer: unknown, { at, entry, count, beside }: EntryChange): unknown {
  let isNew = false;
  const listed = changedAt(answer, at, (list) => {
    if (!Array.isArray(list) || list.some((one) => isSameThing(one, entry))) return list;
    isNew = true;
    return [entry, ...list];
  });
  if (!isNew) return listed;
  const counted =
    count && changedAt(listed, count, (number) => (typeof number === 'number' ? number + 1 : number));
  if (!beside) return counted ?? listed;
  return changedAt(counted ?? listed, beside, (list) => (Array.isArray(list) ? [null, ...list] : list));
}

function isSameThing(one: unknown, other: unknown): boolean {
  return isParts(one) && isParts(other) && one.id !== undefined && one.id === other.id;
}

function isQueriedWith(wanted: Parts, variables: Parts): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(variables[name]),
  );
}
