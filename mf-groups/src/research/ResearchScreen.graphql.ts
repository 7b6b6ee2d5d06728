import { graphql } from '../generated/gql.ts';

export const ResearchQuery = graphql(`
  query Researches {
    researches {
      id
      ...ResearchCard
    }
    apiaries {
      id
      ...OwnApiary
    }
  }
`);
