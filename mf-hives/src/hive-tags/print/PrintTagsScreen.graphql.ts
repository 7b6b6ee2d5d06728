import { graphql } from '../../generated/gql.ts';

export const PrintTagsQuery = graphql(`
  query PrintTags {
    hiveTags {
      id
      number
      hive {
        id
        name
      }
    }
  }
`);
