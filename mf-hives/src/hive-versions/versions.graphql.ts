import { graphql } from '../generated/gql.ts';

export const HiveVersionsQuery = graphql(`
  query HiveVersions($id: ID!) {
    hiveVersions(hiveId: $id) {
      revision
      writtenAt
      writtenBy
      name
      color
      order
      typeId
      layers {
        id
        kind
        color
        frameCount
      }
    }
    hiveCatalogue {
      hiveTypes {
        id
        name
      }
    }
  }
`);

export const RestoreHiveMutation = graphql(`
  mutation RestoreHive($id: ID!, $revision: Int!, $version: Int!, $timeZone: String!) {
    restoreHive(id: $id, revision: $revision, version: $version, timeZone: $timeZone) {
      ... on Hive {
        ...SavedHive
      }
      ... on HiveConflict {
        current {
          id
          revision
        }
      }
      ...FailureParts
    }
  }
`);
