import { graphql } from '../generated/index.ts';

export const changePasswordMutation = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      ... on Viewer {
        ...ViewerFields
        ...ProfileFields
      }
      ...FailureParts
    }
  }
`);
