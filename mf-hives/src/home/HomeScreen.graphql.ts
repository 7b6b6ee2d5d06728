import { graphql } from '../generated/gql.ts';

export const HomeQuery = graphql(`
  query Home {
    apiaries {
      id
      ...ShownApiary
      ...ApiarySection
      ...ChoosableHives
    }
    hiveGroups {
      id
      ...ShownGroup
      ...GroupSection
    }
    groupInvitations {
      groupId
      ...Invitation
    }
  }
`);
