import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';

/** Whether data have every field that a document asks for: kept ones may be of a release that asked for less. */
export function hasShapeOf(document: DocumentNode, data: unknown): boolean {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return operation !== undefined && 'selectionSet' in operation && operation.selectionSet !== undefined
    ? hasSelected(operation.selectionSet, data, document)
    : false;
}

function hasSelected({ selections }: SelectionSetNode, data: unknown, document: DocumentNode): boolean {
  if (data === null) return true;
  if (Array.isArray(data))
    return data.every((one) => hasSelected({ kind: Kind.SELECTION_SET, selections }, one, document));
  if (typeof data !== 'object') return false;
  const values = new Map(Object.entries(data));
  return selections.every((selection) => {
    // What is asked for on a condition may be left out.
    if (selection.directives?.length) return true;
    if (selection.kind === Kind.FIELD) {
      const { alias, name, selectionSet } = selection;
      const value = values.get((alias ?? name).value);
      return (
        value !== undefined && (selectionSet === undefined || hasSelected(selectionSet, value, document))
      );
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragmentOf(document, selection.name.value);
    const type = fragment?.typeCondition?.name.value;
    return (
      fragment !== undefined &&
      // Of a union, only what this one is.
      ((type !== undefined && type !== values.get('__typename')) ||
        hasSelected(fragment.selectionSet, data, document))
    );
  });
}

function fragmentOf({ definitions }: DocumentNode, wanted: string) {
  return definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .find(({ name }) => name.value === wanted);
}
