import { graphql } from '../generated/index.ts';

/**
 * Nearly ten years of a hive, or as many more: for a curve, for two inspections side by side, for a file. The gateway
 * refuses a request whose answer could have more than 5000 objects, and each inspection counts with ten of its cells.
 */
export const HiveHistoryQuery = graphql(`
  query HiveHistory($id: ID!, $page: Int!) {
    hive(id: $id) {
      id
      inspectionTable(page: $page, pageSize: 290) {
        pageCount
        columns {
          id
          ...TableColumn
        }
        rows {
          ...TableRow
        }
      }
    }
  }
`);
