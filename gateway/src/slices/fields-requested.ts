import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Paths of the fields that a query requests below a field, as `hives.name`, whatever their directives say. */
export function fieldsRequested({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { selectionSet } of fieldNodes) add(selectionSet, '');
  return paths;

  function add(selectionSet: SelectionSetNode | undefined, prefix: string): void {
    for (const selection of selectionSet?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(fragments[selection.name.value]?.selectionSet, prefix);
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet, prefix);
      else if (selection.selectionSet) add(selection.selectionSet, `${prefix}${selection.name.value}.`);
      else if (selection.name.value !== '__typename') paths.add(prefix + selection.name.value);
    }
  }
}
