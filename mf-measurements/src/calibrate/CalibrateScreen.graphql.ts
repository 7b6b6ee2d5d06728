import { graphql } from '../generated/gql.ts';

export const CalibrateQuery = graphql(`
  query Calibrate($id: ID!) {
    device(id: $id) {
      id
      name
      isOwner
      definitions {
        id
        input
        output
        offset
        multiplier
        validFrom
      }
      newest {
        measuredAt
        values {
          name
          value
        }
      }
    }
    quantities {
      key
      name
    }
  }
`);
