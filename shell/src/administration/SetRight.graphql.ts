import { graphql } from '../generated/index.ts';

export const setRightMutation = graphql(`
  mutation SetRight($personId: ID!, $right: Right!, $isGranted: Boolean!) {
    setRight(personId: $personId, right: $right, isGranted: $isGranted) {
      ... on Person {
        id
        ...PersonFields
      }
      ...FailureParts
    }
  }
`);
