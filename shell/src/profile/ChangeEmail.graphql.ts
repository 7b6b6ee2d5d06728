import { graphql } from '../generated/index.ts';

export const changeEmailMutation = graphql(`
  mutation ChangeEmail($email: String!, $currentPassword: String!, $secondFactorCode: String) {
    changeEmail(email: $email, currentPassword: $currentPassword, secondFactorCode: $secondFactorCode) {
      ... on Viewer {
        ...ViewerFields
        ...ProfileFields
      }
      ...FailureParts
    }
  }
`);

export const confirmNewEmailMutation = graphql(`
  mutation ConfirmNewEmail($code: String!) {
    confirmNewEmail(code: $code) {
      ... on Viewer {
        ...ViewerFields
        ...ProfileFields
      }
      ...FailureParts
    }
  }
`);

export const withdrawNewEmailMutation = graphql(`
  mutation WithdrawNewEmail {
    withdrawNewEmail {
      ... on Viewer {
        ...ViewerFields
        ...ProfileFields
      }
      ...FailureParts
    }
  }
`);
