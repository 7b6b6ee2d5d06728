import { graphql } from '../generated/gql.ts';

export const EditedGroupFragment = graphql(`
  fragment EditedGroup on Group {
    id
    revision
    name
    description
    color
    isAdmin
    isCreator
    showsPlace
    members {
      id
      name
      email
      isAdmin
      isCreator
      isMe
      state
      invitedAt
      answeredAt
    }
    hives {
      hiveId
      name
      color
      layers {
        id
        kind
        color
        frameCount
      }
      ownerName
      isMine
      right
      until
    }
    links {
      id
      url
      makerName
      until
      maxUses
      useCount
    }
    news {
      id
      kind
      who
      at
    }
  }
`);

export const EditGroupQuery = graphql(`
  query EditGroup($id: ID!) {
    group(id: $id) {
      id
      ...EditedGroup
    }
    apiaries {
      id
      ...OwnApiary
    }
  }
`);
