import { graphql } from '../generated/gql.ts';

export const InvitationCardFragment = graphql(`
  fragment InvitationCard on GroupInvitation {
    groupId
    groupName
    description
    inviterName
    hiveCount
    memberCount
  }
`);
