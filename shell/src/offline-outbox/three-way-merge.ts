import type { MergePolicy } from '@skep/remote-kit';
import { isParts, type Parts } from '../graphql/object-path.ts';
import type { OutboxItem } from './outbox-item.ts';

/**
 * The same change over what somebody else has saved meanwhile: theirs in what was not changed here, mine in the rest.
 * Undefined: both have changed the same, or nobody knows, and its person decides.
 * @param theirs what is stored now, as a conflict tells it
 */
export function mergedWith(row: OutboxItem, theirs: Parts): OutboxItem | undefined {
  const { merges } = row.work;
  const { revision }: Parts = { ...row.variables };
  const said = merges && saidIn(row.variables, merges);
  // One that is refused as it was begun will be so again.
  if (!merges || !said || typeof theirs.revision !== 'number' || theirs.revision === revision)
    return undefined;
  const merged: Record<string, unknown> = { ...said };
  const stored: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(merges.paths)) {
    const asSaid = (value: unknown) => sentForm(value, merges.entries?.[name]);
    const [now, began] = [theirs, merges.began].map((edited) => asSaid(at(edited, path)));
    const mine = asSaid(said[name]);
    stored[name] = now;
    const input = asSaid(merges.input[name]);
    const [key] = merges.entries?.[name] ?? [];
    const whole = key === undefined ? mergedPart : mergedEntries(key);
    const together = whole({ now, began, mine, input });
    if (!together) return undefined;
    if (!isSame(together.value, mine)) merged[name] = together.value;
  }
  // Another body goes by another key.
  return {
    ...row,
    id: crypto.randomUUID(),
    variables: { ...withSaid(row.variables, merges, merged), revision: theirs.revision },
    // From here on it began with theirs, whoever changes it next.
    work: { ...row.work, merges: { ...merges, began: theirs, input: stored } },
  };
}

interface Versions {
  /** What is stored. */
  now: unknown;
  /** What was stored as the change began. */
  began: unknown;
  /** What the change says. */
  mine: unknown;
  /** What it would say if nothing were changed. */
  input: unknown;
}

/** Undefined: both have changed it. */
function mergedPart({ now, began, mine, input }: Versions): { value: unknown } | undefined {
  if (isSame(now, began) || isSame(now, mine)) return { value: mine };
  return isSame(mine, input) ? { value: now } : undefined;
}

/** Each entry by itself: a photo that arrives answers its own item, and no other one. @param key by which entries are known */
function mergedEntries(key: string) {
  return ({ now, ...others }: Versions): { value: unknown } | undefined => {
    const lists = [now, others.began, others.mine, others.input].map(
      (list) =>
        new Map((Array.isArray(list) ? list : []).filter(isParts).map((entry) => [entry[key], entry])),
    );
    const keys = new Set(lists.flatMap((list) => [...list.keys()]));
    const merged = [...keys].map((of) => {
      const [there, began, mine, input] = lists.map((list) => list.get(of));
      return mergedPart({ now: there, began, mine, input });
    });
    if (merged.includes(undefined)) return undefined;
    return { value: merged.flatMap((entry) => entry?.value ?? []) };
  };
}

/** Work that takes the place of one that was never sent: what that one changed began with what it began with. */
export function begunAs<Work extends Pick<OutboxItem['work'], 'merges'>>(
  work: Work,
  older: OutboxItem,
): Work {
  const { merges } = work;
  const before = older.work.merges;
  const said = before && saidIn(older.variables, before);
  if (!merges || !before || !said) return work;
  const begun = { began: merges.began, input: { ...merges.input } };
  for (const [name, path] of Object.entries(before.paths)) {
    if (isSame(said[name], before.input[name])) continue;
    begun.input[name] = before.input[name];
    begun.began = withAt(begun.began, path, at(before.began, path));
  }
  return { ...work, merges: { ...merges, ...begun } };
}

/** What an edit says of the fields that are merged. */
function saidIn(variables: object, { part }: MergePolicy): Parts | undefined {
  const { input }: Parts = { ...variables };
  const said = part !== undefined && isParts(input) ? input[part] : input;
  return isParts(said) ? said : undefined;
}

function withSaid(variables: object, { part }: MergePolicy, said: Parts): Parts {
  const { input }: Parts = { ...variables };
  return { ...variables, input: part === undefined ? said : { ...(isParts(input) && input), [part]: said } };
}

function withAt(value: unknown, [name, ...rest]: readonly string[], edited: unknown): Parts {
  const parts = isParts(value) ? value : {};
  if (name === undefined) return parts;
  return { ...parts, [name]: rest.length === 0 ? edited : withAt(parts[name], rest, edited) };
}

function at(value: Parts, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (isParts(part) ? part[name] : undefined), value);
}

/**
 * The shown version, as it is sent: without the names of its types.
 * @param names all that is sent of each entry of a list, in the order of the first. Default: all that is shown
 */
function sentForm(value: unknown, names?: readonly string[]): unknown {
  if (Array.isArray(value)) return names ? entriesSent(value, names) : value.map((part) => sentForm(part));
  if (!isParts(value)) return value;
  const { __typename, ...parts } = value;
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sentForm(part)]));
}

function entriesSent(list: readonly unknown[], names: readonly string[]): Parts[] {
  const [key = ''] = names;
  return list
    .filter(isParts)
    .map((entry): Parts => Object.fromEntries(names.map((name) => [name, entry[name]])))
    .sort((one, other) => String(one[key]).localeCompare(String(other[key])));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(known(one)) === JSON.stringify(known(other));
}

/** Without missing values, whether null or absent, and in one order. */
function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known);
  if (isParts(value)) {
    const entries = Object.entries(value).map(([name, part]) => [name, known(part)] as const);
    return Object.fromEntries(
      entries.filter(([, part]) => part !== null).sort(([one], [other]) => one.localeCompare(other)),
    );
  }
  return value === undefined || value === '' ? null : value;
}
