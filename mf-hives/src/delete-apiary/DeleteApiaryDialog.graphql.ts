import { graphql } from '../generated/gql.ts';

/** What the question before the deletion tells. */
export const DeletedApiaryFragment = graphql(`
  fragment DeletedApiary on Apiary {
    id
    name
    hives {
      id
      inspectionCount
      deviceIds
    }
  }
`);

export const DeleteApiaryMutation = graphql(`
  mutation DeleteApiary($id: ID!) {
    deleteApiary(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
