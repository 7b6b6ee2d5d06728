import type { WaitingChange } from '@skep/remote-kit';
import { changedAt, isParts, type Parts, sameUnlessChanged } from '../graphql/answer-parts.ts';
import { withMoved, withoutGone } from './overlay-gone.ts';

/** An answer with what waits in this browser. The same answer where nothing of it is concerned. */
export function overlaid(
  changes: readonly WaitingChange[],
  operationName: string,
  variables: Readonly<Record<string, unknown>>,
  data: Record<string, unknown>,
): Record<string, unknown> {
  let answer: unknown = data;
  for (const change of changes) answer = withChange(answer, change, operationName, variables);
  return answer as Record<string, unknown>;
}

function withChange(
  answer: unknown,
  change: WaitingChange,
  operationName: string,
  variables: Parts,
): unknown {
  switch (change.kind) {
    case 'fields':
      return withFields(answer, change);
    case 'gone':
      return withoutGone(answer, operationName, change);
    case 'moved':
      return withMoved(answer, change);
    case 'part':
      return change.operations.includes(operationName) ? withPart(answer, change) : answer;
    case 'entry':
      return change.operation === operationName && isAskedWith(change.variables, variables)
        ? withEntry(answer, change)
        : answer;
  }
}

type FieldsChange = Extract<WaitingChange, { kind: 'fields' }>;
type PartChange = Extract<WaitingChange, { kind: 'part' }>;
type EntryChange = Extract<WaitingChange, { kind: 'entry' }>;

/** What is not named in the answer was not asked for, and is not told. */
function withFields(value: unknown, change: FieldsChange): unknown {
  if (Array.isArray(value)) return sameUnlessChanged(value, (part) => withFields(part, change));
  if (!isParts(value)) return value;
  const { __typename: type, id } = value;
  const isIt = type === change.typename && id === change.id;
  const entries = Object.entries(value).map(([name, part]) => {
    if (isIt && name in change.fields) return [name, merged(part, change.fields[name])];
    return [name, withFields(part, change)];
  });
  return entries.every(([name, part]) => part === value[String(name)]) ? value : Object.fromEntries(entries);
}

/** A thing that is told in parts keeps those that are not named. */
function merged(former: unknown, told: unknown): unknown {
  return isParts(former) && isParts(told) ? { ...former, ...told } : told;
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
    const names = Object.keys(value);
    const parts = names.map((name) => [name, everywhere(value[name])] as const);
    const whole = parts.some(([name, part]) => part !== value[name]) ? Object.fromEntries(parts) : value;
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

function isAskedWith(wanted: Parts, variables: Parts): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(variables[name]),
  );
}
