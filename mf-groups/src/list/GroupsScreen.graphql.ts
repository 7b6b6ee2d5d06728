import { graphql } from '../generated/gql.ts';

export const GroupsQuery = graphql(`
  query Groups {
    groups {
      id
      ...GroupCard
    }
    groupInvitations {
      groupId
      ...InvitationCard
    }
  }
`);
