import { graphql } from '../generated/gql.ts';

export const HiveLifeQuery = graphql(`
  query HiveLife($id: ID!) {
    hive(id: $id) {
      id
      name
      canEdit
      isOwner
      groupIds
      state
      stateSince
      apiary {
        id
        name
      }
      queen {
        ...KnownQueen
      }
      ...HivePicture
    }
    colonyHistory(hiveId: $id) {
      ...ColonyHistoryList
    }
  }
`);
