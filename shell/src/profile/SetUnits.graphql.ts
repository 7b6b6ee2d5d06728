import { graphql } from '../generated/index.ts';

export const setUnitsMutation = graphql(`
  mutation SetUnits($units: UnitsInput!) {
    setUnits(units: $units) {
      ... on Units {
        weight
        temperature
      }
      ...FailureParts
    }
  }
`);
