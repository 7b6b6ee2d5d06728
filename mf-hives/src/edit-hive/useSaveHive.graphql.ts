import { graphql } from '../generated/gql.ts';

export const CreateHiveMutation = graphql(`
  mutation CreateHive($input: CreateHiveInput!) {
    createHive(input: $input) {
      ... on Hive {
        ...SavedHive
      }
      ...FailureParts
    }
  }
`);

export const UpdateHiveMutation = graphql(`
  mutation UpdateHive($id: ID!, $revision: Int!, $input: UpdateHiveInput!) {
    updateHive(id: $id, revision: $revision, input: $input) {
      ... on Hive {
        ...SavedHive
      }
      ... on HiveConflict {
        current {
          id
          ...EditedHive
          ...HivePicture
        }
      }
      ...FailureParts
    }
  }
`);

/** All that any screen shows of a hive, so that the cache is right without asking again. */
export const SavedHiveFragment = graphql(`
  fragment SavedHive on Hive {
    id
    groupIds
    deviceIds
    apiary {
      id
    }
    ...EditedHive
    ...HiveCard
  }
`);
