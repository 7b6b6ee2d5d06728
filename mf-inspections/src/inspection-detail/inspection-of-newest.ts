import { tableOfNewest } from '../diary/newest.ts';
import type { NewestInspectionsQuery as Newest, ReadInspectionQuery as Read } from '../generated/graphql.ts';

/** One of the last hundred, as it is read. */
export function inspectionOfNewest(newest: Newest | undefined, id: string): Read | undefined {
  const table = newest && tableOfNewest(newest, (column) => column.id === id);
  const hive = table?.columns[0]?.hive;
  return table && hive ? { __typename: 'Query', hive: { ...hive, inspectionTable: table } } : undefined;
}
