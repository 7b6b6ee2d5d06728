import { graphql } from '../generated/index.ts';

export const accountLossesQuery = graphql(`
  query AccountLosses {
    accountLosses {
      apiaries
      hives
      queens
      inspections
    }
    security {
      passkeys {
        id
      }
    }
  }
`);

export const deleteAccountMutation = graphql(`
  mutation DeleteAccount($password: String, $secondFactorCode: String) {
    deleteAccount(password: $password, secondFactorCode: $secondFactorCode) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
