import { graphql } from '../generated/gql.ts';

export const QueenRegisterQuery = graphql(`
  query QueenRegister {
    queenRegister {
      ...RegisteredQueenRow
    }
    queenPictures {
      queenId
      thumbUrl
    }
  }
`);
