import { graphql } from '../../generated/gql.ts';

export const HiveTagsQuery = graphql(`
  query HiveTags {
    hiveTags {
      id
      number
      ...HiveTag
    }
  }
`);
