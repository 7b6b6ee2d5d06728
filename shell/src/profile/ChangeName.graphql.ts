import { graphql } from '../generated/index.ts';

export const changeNameMutation = graphql(`
  mutation ChangeName($name: String!) {
    changeName(name: $name) {
      ... on Viewer {
        ...ViewerFields
        ...ProfileFields
      }
      ...FailureParts
    }
  }
`);
