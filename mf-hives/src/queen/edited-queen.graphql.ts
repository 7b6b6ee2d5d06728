import { graphql } from '../generated/gql.ts';

/** Everything that the form of a queen shows and sends back. */
export const EditedQueenFragment = graphql(`
  fragment EditedQueen on Queen {
    id
    revision
    name
    race {
      id
      name
    }
    birthDate
    color
    isClipped
    isFertilized
    line
    tree
    description
    motherId
  }
`);
