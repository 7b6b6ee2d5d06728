import { graphql } from '../generated/gql.ts';

export const HiveLogQuery = graphql(`
  query HiveLog($id: ID!, $before: ID) {
    hive(id: $id) {
      id
      name
    }
    hiveLog(hiveId: $id, before: $before) {
      endCursor
      entries {
        id
        what
        authorName
        at
        inspectionId
      }
    }
  }
`);
