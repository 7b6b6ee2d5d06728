import { graphql } from '../generated/gql.ts';

export const ColonyHistoryFragment = graphql(`
  fragment ColonyHistoryList on ColonyHistory {
    events {
      id
      kind
      date
      note
      hive {
        id
        name
        isDeleted
      }
      otherHive {
        id
        name
        isDeleted
      }
      queen {
        id
        name
      }
      formerQueen {
        id
        name
      }
      movedBoxes
      movedFrames
      state
      authorName
    }
    reigns {
      queen {
        id
        name
      }
      since
      until
    }
    places {
      apiaryName
      since
    }
  }
`);
