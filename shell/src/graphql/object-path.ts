/** A thing that an answer tells of. */
export type Parts = Readonly<Record<string, unknown>>;

/**
 * @param path names of the schema that lead to it; `*` means each entry of a list
 * @param aliases names of fields by those that they have here
 */
export function changedAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
  aliases: Readonly<Record<string, string>>,
): unknown {
  if (name === undefined) return change(value);
  const below = (part: unknown) => changedAt(part, rest, change, aliases);
  if (name === '*') return Array.isArray(value) ? sameUnlessChanged(value, below) : value;
  if (!isParts(value)) return value;
  return withParts(value, (part, key) => ((aliases[key] ?? key) === name ? below(part) : part));
}

/** The same list where nothing of it is changed: an answer is walked through often, and seldom changed. */
export function sameUnlessChanged(list: unknown[], change: (part: unknown) => unknown): unknown[] {
  let changed: unknown[] | undefined;
  for (const [index, part] of list.entries()) {
    const now = change(part);
    if (now === part) continue;
    changed ??= [...list];
    changed[index] = now;
  }
  return changed ?? list;
}

/** The same of the parts of a thing. */
export function withParts(thing: Parts, change: (part: unknown, name: string) => unknown): Parts {
  let changed: Record<string, unknown> | undefined;
  for (const name of Object.keys(thing)) {
    const now = change(thing[name], name);
    if (now === thing[name]) continue;
    changed ??= { ...thing };
    changed[name] = now;
  }
  return changed ?? thing;
}

export function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
