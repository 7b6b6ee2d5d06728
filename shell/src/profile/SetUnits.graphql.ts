import { graphql } from '../generated/index.ts';

export const setUnitsMutation = graphql(`
  mutation SetUnits($units: UnitsInput!) {
    setUnits(units: $units) {
      ... on Units {
        weight
        temperature
      }
      ... on Failure {
        code
        requestId
        retryAfterSeconds
        fields {
          path
          code
          limit
        }
      }
    }
  }
`);
