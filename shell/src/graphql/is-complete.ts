import {
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { isParts, type Parts } from './object-path.ts';

/** What a screen asks for. */
export interface QueryRequest {
  query: DocumentNode;
  variables: Parts;
}

/**
 * Whether an answer has all requested fields: that of an earlier release may have been queried for less. Writing it into a
 * cache and reading it again would tell as well, and take as long as showing it.
 */
export function isWholeAnswer(data: Parts, { query, variables }: QueryRequest): boolean {
  const fragments = new Map<string, SelectionSetNode>();
  let operationSelection: SelectionSetNode | undefined;
  for (const definition of query.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition.selectionSet);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operationSelection = definition.selectionSet;
  }

  function hasAll(value: unknown, parts: SelectionSetNode | undefined): boolean {
    if (Array.isArray(value)) return value.every((part) => hasAll(part, parts));
    if (!parts || !isParts(value)) return value !== undefined;
    return parts.selections.every((selection) => has(value, selection));
  }

  function has(thing: Parts, selection: SelectionNode): boolean {
    if (!selection.directives?.every(isRequestedBy)) return true;
    if (selection.kind === Kind.FIELD)
      return hasAll(thing[(selection.alias ?? selection.name).value], selection.selectionSet);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return hasAll(thing, fragments.get(selection.name.value));
    const type = selection.typeCondition?.name.value;
    return (type !== undefined && type !== thing.__typename) || hasAll(thing, selection.selectionSet);
  }

  function isRequestedBy({ name, arguments: given }: DirectiveNode): boolean {
    const condition = given?.[0]?.value;
    const isSo = condition?.kind === Kind.VARIABLE ? variables[condition.name.value] === true : true;
    return name.value === 'skip' ? !isSo : isSo;
  }

  return hasAll(data, operationSelection);
}
