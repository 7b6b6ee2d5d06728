import { graphql } from '../generated/gql.ts';

export const BookQuery = graphql(`
  query RegisterBook($kind: RegisterKind, $hiveId: ID, $before: ID) {
    registerEntries(kind: $kind, hiveId: $hiveId, before: $before) {
      hive {
        id
        name
      }
      entries {
        id
        ...Entry
      }
      next
    }
  }
`);
