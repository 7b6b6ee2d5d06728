import { graphql } from '../generated/gql.ts';

export const NewApiaryQuery = graphql(`
  query NewApiary {
    apiaries {
      id
    }
    hiveCatalogue {
      ...HiveTypes
    }
  }
`);
