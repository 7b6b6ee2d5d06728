import { graphql } from '../generated/gql.ts';

export const BookQuery = graphql(`
  query RegisterBook($kind: RegisterKind, $before: ID) {
    registerEntries(kind: $kind, before: $before) {
      entries {
        id
        ...Entry
      }
      next
    }
  }
`);
