import { AppError, parseDecimal } from '@skep/domain';
import { requireRevision } from './revision.ts';

/** A thing as somebody sent it back, whole or in part, with what they changed of it. */
export interface Edit<Thing, Changes> {
  /** By If-Match: this very version is meant, and no other. */
  revision: number | undefined;
  /** Version that was sent back; undefined: the person overwrites, as clients do that know of no versions. */
  sentRevision: number | undefined;
  /** @param base version that was sent back; undefined: nobody knows it any more. */
  changes: (base: Thing | undefined, held: Thing) => MergedChanges<Changes>;
}

export interface MergedChanges<Changes> {
  /** Undefined: nothing is changed. */
  changes: Changes | undefined;
  /** Somebody else changed the same since. */
  hasConflict: boolean;
}

export interface VersionedThing<Thing> {
  held: Thing;
  /** Finds an older version, if it is still known. */
  earlier: (rev: number) => Promise<Thing | undefined>;
  /** The thing as GET sends it, for 412. */
  toWire: () => unknown;
}

/**
 * What an edit changes of what is held now. Fields that were sent back as they were change nothing, whoever changed
 * them meanwhile.
 * @returns undefined when nothing is changed.
 * @throws AppError changed_meanwhile where somebody else changed the same fields since.
 */
export async function changesIn<Thing extends { rev: number }, Changes>(
  edit: Edit<Thing, Changes>,
  { held, earlier, toWire }: VersionedThing<Thing>,
): Promise<Changes | undefined> {
  await requireRevision(edit.revision, held.rev, toWire);
  const { sentRevision = held.rev } = edit;
  const base = sentRevision === held.rev ? held : await earlier(sentRevision);
  const { changes, hasConflict } = edit.changes(base, held);
  if (hasConflict) throw new AppError('changed_meanwhile', { current: await toWire() });
  return changes;
}

/**
 * Compares the sent fields with versions of the thing.
 * @param fieldsOf what an unchanged `sent` would say of a version, also under other names for the same.
 * @param changesOf what is said by those fields of `sent` that differ from it.
 */
export function changesOfSent<Thing, Sent extends object, Changes>(
  sent: Sent,
  fieldsOf: (thing: Thing) => object,
  changesOf: (changed: Partial<Sent>, held: Thing) => Changes,
): Edit<Thing, Changes>['changes'] {
  return (base, held) => {
    const { changed, hasConflict } = mergedFields(sent, base && fieldsOf(base), fieldsOf(held));
    const isNothing = hasConflict || Object.keys(changed).length === 0;
    return { changes: isNothing ? undefined : changesOf(changed, held), hasConflict };
  };
}

/**
 * What was sent of a thing whose service has the same names, as in our own API: fields that are not sent do not change.
 * @param revision of If-Match
 * @param asSent what an unchanged `sent` would say of a version. Default: the version itself.
 */
export function editOf<Sent extends object, Thing extends object = object>(
  sent: Sent,
  revision: number | undefined,
  asSent: (thing: Thing) => object = (thing) => thing,
) {
  const changes = changesOfSent(sent, asSent, (changed): Partial<Sent> => changed);
  return { revision, sentRevision: undefined, changes };
}

/**
 * @param base what `sent` began from; undefined: nobody knows, so that all that differs could be somebody else's.
 * @returns the fields that the sender changed, and whether one of them was changed by somebody else too.
 */
export function mergedFields<Sent extends object>(
  sent: Sent,
  base: object | undefined,
  held: object,
): { changed: Partial<Sent>; hasConflict: boolean } {
  const changed: Partial<Sent> = {};
  let hasConflict = false;
  for (const name of namesOf(sent)) {
    const [mine, theirs, before] = [sent[name], partOf(held, name), base && partOf(base, name)];
    if (isSame(mine, theirs) || (base !== undefined && isSame(mine, before))) continue;
    hasConflict ||= base === undefined || !isSame(before, theirs);
    changed[name] = mine;
  }
  return { changed, hasConflict };
}

/** As old clients write things: 1 for true, the text of a number for the number, null or nothing at all for nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (isNothing(one) || isNothing(other)) return false;
  if (one instanceof Date && other instanceof Date) return secondOf(one) === secondOf(other);
  if (typeof one === 'object' && typeof other === 'object') {
    const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
    return [...names].every((name) => isSame(partOf(one, name), partOf(other, name)));
  }
  if (typeof one === 'string' && typeof other === 'string') return false;
  const number = numberIn(one);
  return number !== undefined && number === numberIn(other);
}

function namesOf<Sent extends object>(sent: Sent): (keyof Sent & string)[] {
  return Object.keys(sent) as (keyof Sent & string)[];
}

function partOf(whole: unknown, name: string): unknown {
  return typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
}

/** What is sent is read in whole seconds. */
const secondOf = (time: Date) => Math.floor(time.getTime() / 1000);

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

function numberIn(value: unknown): number | undefined {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}
