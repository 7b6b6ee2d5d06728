import { Kind } from 'graphql';
import type { Parts } from './object-path.ts';
import type { QueryRequest } from './selected-fields.ts';

/** One thing of the service, as `Hive` and its id. */
export interface Thing {
  typename: string;
  id: string;
}

/**
 * Things that a query asked for by their id and that the service did not give: they are deleted, or the person may no
 * longer see them. The field of such a query is called after its type, as `hive(id: "7")`.
 */
export function missingThings(data: Parts, { query, variables }: QueryRequest): Thing[] {
  return query.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    return definition.selectionSet.selections.flatMap((field) => {
      if (field.kind !== Kind.FIELD || !field.selectionSet) return [];
      if (data[(field.alias ?? field.name).value] !== null) return [];
      const value = field.arguments?.find(({ name }) => name.value === 'id')?.value;
      const id = value?.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
      if (typeof id !== 'string') return [];
      const { value: name } = field.name;
      return [{ typename: name.charAt(0).toUpperCase() + name.slice(1), id }];
    });
  });
}
