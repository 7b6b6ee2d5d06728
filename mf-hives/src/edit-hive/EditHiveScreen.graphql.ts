import { graphql } from '../generated/gql.ts';

export const EditHiveQuery = graphql(`
  query EditHive($id: ID!) {
    hive(id: $id) {
      id
      name
      canEdit
      state
      stateSince
      colonySize
      sampleCode
      ...EditedHive
      ...ReadOnlyHive
      inspectionCount
    }
    colonyHistory(hiveId: $id) {
      ...ColonyHistoryList
    }
    apiaries {
      ...ApiaryChoice
    }
    hiveCatalogue {
      ...HiveTypes
    }
  }
`);
