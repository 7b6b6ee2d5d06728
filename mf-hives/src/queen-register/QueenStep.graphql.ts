import { graphql } from '../generated/gql.ts';

/**
 * What is needed to edit a queen of the register, to move her, and to say what became of her. It is prefetched, so
 * that the steps of all colonies open without a network.
 */
export const QueenStepQuery = graphql(`
  query QueenStep {
    queenRegister {
      id
      queen {
        ...EditedQueen
      }
      ...RegisteredQueenRow
      ...ChoosableQueen
    }
    apiaries {
      id
      name
      isOwner
      hives {
        ...ChoosableHive
      }
    }
    hiveCatalogue {
      beeRaces {
        id
        name
      }
    }
  }
`);

export const MoveQueenMutation = graphql(`
  mutation MoveQueen($queenId: ID!, $input: QueenMoveInput!) {
    moveQueen(queenId: $queenId, input: $input) {
      ... on ChangedColonies {
        hives {
          ...SavedHive
        }
      }
      ...FailureParts
    }
  }
`);

export const EndQueenMutation = graphql(`
  mutation EndQueen($queenId: ID!, $input: QueenEndInput!) {
    endQueen(queenId: $queenId, input: $input) {
      ... on ChangedColonies {
        hives {
          ...SavedHive
        }
      }
      ...FailureParts
    }
  }
`);
