import { graphql } from '../generated/index.ts';

export const secondFactorFields = graphql(`
  fragment SecondFactorFields on SecondFactor {
    onSince
    hasApp
    recoveryCodesLeft
  }
`);

export const beginSecondFactorMutation = graphql(`
  mutation BeginSecondFactor($password: String, $code: String) {
    beginSecondFactor(password: $password, code: $code) {
      ... on SecondFactorSetUp {
        secret
        qrCode
      }
      ...FailureParts
    }
  }
`);

export const confirmSecondFactorMutation = graphql(`
  mutation ConfirmSecondFactor($code: String!) {
    confirmSecondFactor(code: $code) {
      ... on RecoveryCodes {
        codes
      }
      ...FailureParts
    }
  }
`);

export const renewRecoveryCodesMutation = graphql(`
  mutation RenewRecoveryCodes($password: String, $code: String!) {
    renewRecoveryCodes(password: $password, code: $code) {
      ... on RecoveryCodes {
        codes
      }
      ...FailureParts
    }
  }
`);

export const switchOffSecondFactorMutation = graphql(`
  mutation SwitchOffSecondFactor($password: String, $code: String!) {
    switchOffSecondFactor(password: $password, code: $code) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
