import { graphql } from '../generated/gql.ts';

export const MovableHiveFragment = graphql(`
  fragment MovableHive on Hive {
    id
    name
    ...HivePicture
  }
`);

export const MoveHivesMutation = graphql(`
  mutation MoveHives($input: MoveHivesInput!) {
    moveHives(input: $input) {
      ... on MovedHives {
        hives {
          id
          inspectionCount
          ...SavedHive
        }
      }
      ...FailureParts
    }
  }
`);
