import { graphql } from '../generated/gql.ts';

export const GroupCardFragment = graphql(`
  fragment GroupCard on Group {
    id
    name
    description
    color
    members {
      id
      state
    }
    hives {
      hiveId
    }
    news {
      id
      kind
      who
    }
  }
`);
