import { graphql } from '../generated/gql.ts';

export const QueenQuery = graphql(`
  query HiveQueens($id: ID!) {
    hive(id: $id) {
      id
      name
      canEdit
    }
    hiveQueens(hiveId: $id) {
      id
      ...EditedQueen
      ...KnownQueen
    }
    queenRegister {
      ...ChoosableQueen
    }
    hiveCatalogue {
      beeRaces {
        id
        name
      }
    }
  }
`);
