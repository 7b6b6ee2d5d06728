import { graphql } from '../generated/index.ts';

export const securityQuery = graphql(`
  query Security {
    security {
      secondFactor {
        onSince
        ...SecondFactorFields
      }
      passkeys {
        ...PasskeyFields
      }
      provider {
        name
        ...ProviderFields
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
