import type { FieldProblem } from '@skep/domain';

/**
 * What a route's wire calls a field, and what we call it, where it is more than `apiary_id` for `apiaryId`. Whole
 * paths or their beginnings, with `*` for a place in a list: `'layers.*.framecount': 'layers.*.frameCount'`. Where the
 * wire has two names for one field, the first is the one that it says in `errors`.
 */
export type FieldNames = Readonly<Record<string, string>>;

/** What the old wire calls so in every room. */
const everywhere: FieldNames = {
  location_id: 'apiaryId',
  location_ids: 'apiaryIds',
  'if-match': 'revision',
  'idempotency-key': 'idempotencyKey',
  timezone: 'timeZone',
  locale: 'language',
};

/** A fault that was found in what was sent, with the very name that was sent. */
export interface SentProblem extends FieldProblem {
  sentAs?: string;
}

/** Faults in the names of the wire, by ours. */
export function inOurNames(problems: readonly FieldProblem[], names: FieldNames): SentProblem[] {
  const ours = new Map(Object.entries({ ...everywhere, ...names }));
  return problems.map((problem) => ({
    ...problem,
    path: renamed(problem.path, ours, camelCase),
    sentAs: problem.path,
  }));
}

/** What the wire calls the field of a fault. */
export function wirePathOf({ path, sentAs }: SentProblem, names: FieldNames): string {
  if (sentAs !== undefined) return sentAs;
  const wires = new Map(
    Object.entries({ ...everywhere, ...names })
      .map(([wire, ours]) => [ours, wire] as const)
      .reverse(),
  );
  return renamed(path, wires, snakeCase);
}

/** The same names for what is inside of a field: `queen.birth_date` by the names of a queen. */
export function namesInside(wire: string, ours: string, names: FieldNames): FieldNames {
  return Object.fromEntries([
    [wire, ours],
    ...Object.entries(names).map(([name, own]) => [`${wire}.${name}`, `${ours}.${own}`]),
  ]);
}

/** By the longest beginning that has another name; what follows it keeps its words. */
function renamed(
  path: string,
  names: ReadonlyMap<string, string>,
  otherwise: (part: string) => string,
): string {
  const parts = path.split('.');
  const pattern = parts.map((part) => (isPlace(part) ? '*' : part));
  for (let length = parts.length; length > 0; length -= 1) {
    const name = names.get(pattern.slice(0, length).join('.'));
    if (name === undefined) continue;
    const places = parts.slice(0, length).filter(isPlace);
    const filled = name.replaceAll('*', () => places.shift() ?? '*');
    return [filled, ...parts.slice(length).map(otherwise)].join('.');
  }
  return parts.map(otherwise).join('.');
}

const isPlace = (part: string) => /^\d+$/.test(part);
const camelCase = (part: string) => part.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const snakeCase = (part: string) => part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
