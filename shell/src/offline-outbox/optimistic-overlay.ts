import type { CachePatch } from '@skep/remote-kit';
import { isParts, type Parts, sameUnlessChanged, withParts } from '../graphql/object-path.ts';
import { type Aliases, type QueryRequest, selectionsOf } from '../graphql/selected-fields.ts';
import { withAdded } from './added-overlay.ts';
import { withMoved, withoutGone } from './deleted-overlay.ts';
import { addedOfFormer, type StoredPatch } from './former-patches.ts';

/** An answer with what waits in this browser. The same answer where nothing of it is concerned. */
export function overlaid(
  changes: readonly StoredPatch[],
  request: QueryRequest,
  data: Record<string, unknown>,
): Record<string, unknown> {
  const query = selectionsOf(request);
  const { aliases } = query;
  const names = query.namesBelow(query.root);
  let answer: Parts = data;
  // A day's work over all hives is laid in one walk through them, and not in one for each inspection.
  let fields: FieldsChange[] = [];
  const layFields = () => {
    if (fields.length > 0) answer = withFields(answer, fields, aliases);
    fields = [];
  };
  for (const stored of changes) {
    const change =
      stored.kind === 'entry' || stored.kind === 'part' ? addedOfFormer(stored, request) : stored;
    switch (change?.kind) {
      case 'fields':
        fields.push(change);
        break;
      case 'added':
        if (!names.has(change.field)) break;
        layFields();
        answer = withAdded(answer, change, query);
        break;
      case 'gone':
        layFields();
        answer = withoutGone(answer, change, aliases);
        break;
      case 'moved':
        layFields();
        answer = withMoved(answer, change, aliases);
        break;
      // Of a kind that a newer shell stored, which was rolled back since. It is sent all the same.
      default:
    }
  }
  layFields();
  return answer;
}

type FieldsChange = Extract<CachePatch, { kind: 'fields' }>;

/** What is not named in the answer was not queried, and is not added. */
function withFields(answer: Parts, changes: readonly FieldsChange[], aliases: Aliases): Parts {
  const changed = Map.groupBy(changes.entries(), ([, { typename, id }]) => nameOf(typename, id));

  /** With the changes from this place to that one, as if each had its own walk. */
  function walk(value: unknown, from: number, to: number): unknown {
    if (Array.isArray(value)) return sameUnlessChanged(value, (part) => walk(part, from, to));
    return isParts(value) && from < to ? walkThing(value, from, to) : value;
  }

  function walkThing(thing: Parts, from: number, to: number): Parts {
    const own = changed.get(nameOf(thing.__typename, thing.id)) ?? [];
    return withParts(thing, (part, key) => {
      const name = aliases[key] ?? key;
      let [now, next] = [part, from];
      for (const [place, { fields }] of own) {
        if (place < from || place >= to || !(name in fields)) continue;
        now = merged(walk(now, next, place), fields[name]);
        next = place + 1;
      }
      return walk(now, next, to);
    });
  }

  return walkThing(answer, 0, changes.length);
}

function nameOf(typename: unknown, id: unknown): string {
  return `${typename}:${id}`;
}

/** A thing of which only parts are named does not change in the others. */
function merged(former: unknown, changed: unknown): unknown {
  return isParts(former) && isParts(changed) ? { ...former, ...changed } : changed;
}
