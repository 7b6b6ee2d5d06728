import { graphql } from '../generated/gql.ts';

export const ApiarySectionFragment = graphql(`
  fragment ApiarySection on Apiary {
    id
    name
    color
    isOwner
    address {
      city
    }
    hives {
      id
      state
      ...HiveCard
    }
  }
`);
