import { graphql } from '../generated/gql.ts';

export const EditHiveQuery = graphql(`
  query EditHive($id: ID!) {
    hive(id: $id) {
      id
      name
      canEdit
      ...EditedHive
      ...ReadOnlyHive
      inspectionCount
    }
    apiaries {
      ...ApiaryChoice
    }
    hiveCatalogue {
      ...HiveTypes
    }
  }
`);
