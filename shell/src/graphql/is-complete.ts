import { isParts, type Parts } from './object-path.ts';
import { type QueryRequest, type QuerySelections, type Selections, selectionsOf } from './selected-fields.ts';

/**
 * Whether an answer has all requested fields: that of an earlier release may have been queried for less. Writing it into a
 * cache and reading it again would tell as well, and take as long as showing it.
 */
export function isWholeAnswer(data: Parts, request: QueryRequest): boolean {
  const query = selectionsOf(request);
  return isWhole(data, query.root, query);
}

/** The same of a part of an answer. */
export function isWhole(value: unknown, selections: Selections, query: QuerySelections): boolean {
  if (Array.isArray(value)) return value.every((part) => isWhole(part, selections, query));
  if (selections.length === 0 || !isParts(value)) return value !== undefined;
  return [...query.fieldsOf(value, selections)].every(([key, field]) =>
    isWhole(value[key], field.selections, query),
  );
}
