import { graphql } from '../generated/gql.ts';

export const NewHiveQuery = graphql(`
  query NewHive {
    apiaries {
      ...ApiaryChoice
    }
    hiveCatalogue {
      ...HiveTypes
    }
  }
`);
