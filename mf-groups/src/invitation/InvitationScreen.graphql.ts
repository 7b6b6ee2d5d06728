import { graphql } from '../generated/gql.ts';

export const InvitationQuery = graphql(`
  query GroupInvitation($groupId: ID!, $token: String!) {
    groupInvitation(groupId: $groupId, token: $token) {
      groupId
      email
      isMine
      ...InvitationCard
    }
  }
`);
