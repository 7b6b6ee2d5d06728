import type { OutboxItem } from './outbox-item.ts';

/** The service's ids of what was made in this browser, by its ids here. */
export type KnownIds = Readonly<Record<string, string>>;

/** Wherever they stand in a text: `hive:waiting:…`, `/inspect?hiveId=waiting%3A…`. What a person writes looks otherwise. */
const idsMadeHere = /waiting(?::|%3A)([\da-f]{8}-[\w-]{27,})/gi;

/** The same with the ids of the service where it has given them. */
export function withKnownIds<Value>(value: Value, known: KnownIds): Value {
  return changed(value, (text) =>
    text.replace(idsMadeHere, (found, name: string) => known[`waiting:${name}`] ?? found),
  ) as Value;
}

/** What waits, with the ids of the service where it has given them. */
export function rowWithKnownIds(row: OutboxItem, known: KnownIds): OutboxItem {
  // All are read again for each that is sent: mostly nothing was made here, and most name nothing of it.
  if (Object.keys(known).length === 0 || idsMadeHereIn(row).size === 0) return row;
  const { variables, work, draft } = row;
  return { ...row, ...withKnownIds({ variables, work, draft }, known) };
}

/** Ids that the service does not know. */
export function idsMadeHereIn(value: unknown): ReadonlySet<string> {
  const text = JSON.stringify(value) ?? '';
  return new Set(Array.from(text.matchAll(idsMadeHere), ([, name = '']) => `waiting:${name}`));
}

/** What the answer tells of what was made. @param data of the answer */
export function madeBy({ work }: Pick<OutboxItem, 'work'>, data: unknown): KnownIds {
  const found = (work.makes ?? []).map(({ id, at }) => {
    const serverId = at.reduce<unknown>((part, name) => Object(part)[name], data);
    return [id, serverId] as const;
  });
  return Object.fromEntries(found.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export interface WhatItWaitsFor {
  /** What makes what it uses; undefined: that is gone from here. */
  maker: OutboxItem | undefined;
}

/** Undefined for what uses nothing that the service does not know. */
export function whatItWaitsFor(
  { variables }: Pick<OutboxItem, 'variables'>,
  rows: readonly OutboxItem[],
): WhatItWaitsFor | undefined {
  const makers = [...idsMadeHereIn(variables)].map((used) =>
    rows.find(({ work }) => work.makes?.some(({ id }) => id === used)),
  );
  if (makers.length === 0) return undefined;
  const gone = makers.includes(undefined);
  return { maker: gone ? undefined : (makers.find((maker) => maker?.refusal) ?? makers[0]) };
}

/** The service has refused it, or it uses what is gone: nobody but its person helps it on. */
export function needsItsPerson(row: OutboxItem, rows: readonly OutboxItem[]): boolean {
  if (row.refusal) return true;
  const waitsFor = whatItWaitsFor(row, rows);
  return waitsFor !== undefined && waitsFor.maker === undefined;
}

/** Its person has to help it on, or what makes what it uses. */
export function isHeldUp(row: OutboxItem, rows: readonly OutboxItem[]): boolean {
  const maker = whatItWaitsFor(row, rows)?.maker;
  return needsItsPerson(row, rows) || (maker !== undefined && isHeldUp(maker, rows));
}

function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  // A file is what it is.
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([name, part]) => [name, changed(part, change)]),
  );
}
