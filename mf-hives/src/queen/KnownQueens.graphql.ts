import { graphql } from '../generated/gql.ts';

export const KnownQueenFragment = graphql(`
  fragment KnownQueen on Queen {
    id
    name
    color
    birthDate
    race {
      id
      name
    }
  }
`);
