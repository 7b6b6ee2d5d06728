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
    homeAssistant {
      hiveIds
    }
  }
`);

/** The same of all hives, prefetched: one whose form was never opened here opens without a network too. */
export const EveryHiveQuery = graphql(`
  query EveryHive {
    apiaries {
      id
      name
      isOwner
      hives {
        id
        name
        canEdit
        state
        stateSince
        colonySize
        sampleCode
        ...EditedHive
        ...ReadOnlyHive
        ...HivePicture
        ...MovableHive
        inspectionCount
      }
      ...ApiaryChoice
    }
    hiveCatalogue {
      ...HiveTypes
    }
  }
`);
