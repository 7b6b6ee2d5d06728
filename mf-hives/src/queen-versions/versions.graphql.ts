import { graphql } from '../generated/gql.ts';

export const QueenVersionsQuery = graphql(`
  query QueenVersions($id: ID!) {
    queenVersions(id: $id) {
      revision
      writtenAt
      writtenBy
      name
      raceId
      birthDate
      color
      isClipped
      isFertilized
      line
      tree
      description
    }
    hiveCatalogue {
      beeRaces {
        id
        name
      }
    }
  }
`);

export const RestoreQueenMutation = graphql(`
  mutation RestoreQueen($id: ID!, $revision: Int!, $version: Int!) {
    restoreQueen(id: $id, revision: $revision, version: $version) {
      ... on Queen {
        ...EditedQueen
      }
      ... on QueenConflict {
        current {
          id
          revision
        }
      }
      ...FailureParts
    }
  }
`);
