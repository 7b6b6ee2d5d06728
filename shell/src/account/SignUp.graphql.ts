import { graphql } from '../generated/index.ts';

export const signUpMutation = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
