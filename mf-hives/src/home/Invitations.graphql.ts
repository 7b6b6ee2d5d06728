import { graphql } from '../generated/gql.ts';

export const InvitationFragment = graphql(`
  fragment Invitation on GroupInvitation {
    groupId
    groupName
    inviterName
  }
`);

/** What came since home was loaded: nothing of a hive is queried again for it. */
export const InvitationsQuery = graphql(`
  query Invitations {
    groupInvitations {
      groupId
      ...Invitation
    }
  }
`);
