import { graphql } from '../generated/gql.ts';

export const ApiarySectionFragment = graphql(`
  fragment ApiarySection on Apiary {
    id
    name
    color
    isOwner
    isFavourite
    address {
      city
    }
    hives {
      id
      state
      canEdit
      ...HiveCard
    }
    ...ApiaryMenu
  }
`);
