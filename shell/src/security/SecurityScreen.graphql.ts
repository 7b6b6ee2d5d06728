import { graphql } from '../generated/index.ts';

export const securityQuery = graphql(`
  query Security {
    security {
      secondFactor {
        ...SecondFactorFields
      }
      signIns {
        ...DeviceSignInFields
      }
      apiTokens {
        ...ApiTokenFields
      }
    }
  }
`);
