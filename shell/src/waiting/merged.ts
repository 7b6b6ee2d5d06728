import { isParts, type Parts } from '../graphql/answer-parts.ts';
import type { WaitingRow } from './waiting-row.ts';

/**
 * The same change over what somebody else has saved meanwhile: theirs in what was not changed here, mine in the rest.
 * Undefined: both have changed the same, or nobody knows, and its person decides.
 * @param theirs what is stored now, as a conflict tells it
 */
export function mergedWith(row: WaitingRow, theirs: Parts): WaitingRow | undefined {
  const { merges } = row.work;
  const variables: Parts = { ...row.variables };
  const { input, revision } = variables;
  // One that is refused as it was begun will be so again.
  if (!merges || !isParts(input) || typeof theirs.revision !== 'number' || theirs.revision === revision)
    return undefined;
  const merged: Record<string, unknown> = { ...input };
  const stored: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(merges.paths)) {
    const now = sentForm(at(theirs, path));
    stored[name] = now;
    if (isSame(now, sentForm(at(merges.began, path))) || isSame(now, input[name])) continue;
    if (!isSame(input[name], merges.input[name])) return undefined;
    merged[name] = now;
  }
  // Another body goes by another key.
  return {
    ...row,
    id: crypto.randomUUID(),
    variables: { ...variables, input: merged, revision: theirs.revision },
    // From here on it began with theirs, whoever changes it next.
    work: { ...row.work, merges: { ...merges, began: theirs, input: stored } },
  };
}

/** Work that takes the place of one that was never sent: what that one changed began with what it began with. */
export function begunAs<Work extends Pick<WaitingRow['work'], 'merges'>>(
  work: Work,
  older: WaitingRow,
): Work {
  const { merges } = work;
  const before = older.work.merges;
  const { input }: Parts = { ...older.variables };
  if (!merges || !before || !isParts(input)) return work;
  const begun = { began: merges.began, input: { ...merges.input } };
  for (const [name, path] of Object.entries(before.paths)) {
    if (isSame(input[name], before.input[name])) continue;
    begun.input[name] = before.input[name];
    begun.began = withAt(begun.began, path, at(before.began, path));
  }
  return { ...work, merges: { ...merges, ...begun } };
}

function withAt(value: unknown, [name, ...rest]: readonly string[], told: unknown): Parts {
  const parts = isParts(value) ? value : {};
  if (name === undefined) return parts;
  return { ...parts, [name]: rest.length === 0 ? told : withAt(parts[name], rest, told) };
}

function at(value: Parts, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (isParts(part) ? part[name] : undefined), value);
}

/** What is told, as it is sent: without the names of its types. */
function sentForm(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sentForm);
  if (!isParts(value)) return value;
  const { __typename, ...parts } = value;
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, sentForm(part)]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(known(one)) === JSON.stringify(known(other));
}

/** Without what is not there, however that is told, and in one order. */
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
