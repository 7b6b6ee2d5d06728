import { graphql } from '../generated/gql.ts';

export const UpdateGroupMutation = graphql(`
  mutation UpdateGroup($id: ID!, $revision: Int!, $input: GroupInput!, $shares: [HiveShareInput!]) {
    updateGroup(id: $id, revision: $revision, input: $input, shares: $shares) {
      __typename
      ... on Group {
        ...EditedGroup
      }
      ... on GroupConflict {
        current {
          ...EditedGroup
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteGroupMutation = graphql(`
  mutation DeleteGroup($id: ID!) {
    deleteGroup(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const LeaveGroupMutation = graphql(`
  mutation LeaveGroup($id: ID!) {
    leaveGroup(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const InviteToGroupMutation = graphql(`
  mutation InviteToGroup($id: ID!, $input: GroupInvitationsInput!) {
    inviteToGroup(id: $id, input: $input) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const InviteAgainMutation = graphql(`
  mutation InviteToGroupAgain($groupId: ID!, $memberId: ID!) {
    inviteToGroupAgain(groupId: $groupId, memberId: $memberId) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const SetGroupAdminMutation = graphql(`
  mutation SetGroupAdmin($groupId: ID!, $memberId: ID!, $isAdmin: Boolean!) {
    setGroupAdmin(groupId: $groupId, memberId: $memberId, isAdmin: $isAdmin) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const RemoveMemberMutation = graphql(`
  mutation RemoveGroupMember($groupId: ID!, $memberId: ID!) {
    removeGroupMember(groupId: $groupId, memberId: $memberId) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const ShareHivesMutation = graphql(`
  mutation ShareHives($groupId: ID!, $hives: [HiveShareInput!]!) {
    shareHives(groupId: $groupId, hives: $hives) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const ShowPlaceMutation = graphql(`
  mutation ShowPlaceToGroup($id: ID!, $isShown: Boolean!) {
    showPlaceToGroup(id: $id, isShown: $isShown) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const MakeLinkMutation = graphql(`
  mutation MakeGroupLink($groupId: ID!, $input: GroupLinkInput!) {
    makeGroupLink(groupId: $groupId, input: $input) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const WithdrawLinkMutation = graphql(`
  mutation WithdrawGroupLink($groupId: ID!, $linkId: ID!) {
    withdrawGroupLink(groupId: $groupId, linkId: $linkId) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);

export const DismissNewsMutation = graphql(`
  mutation DismissGroupNews($groupId: ID!) {
    dismissGroupNews(groupId: $groupId) {
      ... on Group {
        ...EditedGroup
      }
      ...FailureParts
    }
  }
`);
