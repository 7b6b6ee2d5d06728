import { graphql } from '../generated/gql.ts';

export const ResearchQuery = graphql(`
  query Researches {
    researches {
      id
      ...ResearchCard
    }
    apiaries {
      id
      name
      isOwner
      hives {
        id
        name
        color
        isOwner
        layers {
          id
          kind
          color
          frameCount
        }
      }
    }
  }
`);
