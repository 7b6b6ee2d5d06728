/** A thing that an answer tells of. */
export type Parts = Readonly<Record<string, unknown>>;

/** @param path names that lead to it; `*` stands for each entry of a list */
export function changedAt(
  value: unknown,
  path: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (name === '*') {
    return Array.isArray(value) ? sameUnlessChanged(value, (part) => changedAt(part, rest, change)) : value;
  }
  if (!isParts(value) || !(name in value)) return value;
  const part = changedAt(value[name], rest, change);
  return part === value[name] ? value : { ...value, [name]: part };
}

export function sameUnlessChanged(list: unknown[], change: (part: unknown) => unknown): unknown[] {
  const changed = list.map(change);
  return changed.every((part, index) => part === list[index]) ? list : changed;
}

export function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
