import { graphql } from '../generated/index.ts';

export const rightChangesQuery = graphql(`
  query RightChanges($personId: ID, $page: Int!) {
    rightChanges(personId: $personId, page: $page) {
      changes {
        id
        at
        personName
        adminName
        right
        isGranted
      }
      total
      pageSize
    }
  }
`);
