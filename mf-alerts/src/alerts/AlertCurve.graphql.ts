import { graphql } from '../generated/gql.ts';

export const AlertCurveQuery = graphql(`
  query AlertCurve($id: ID!) {
    alertCurve(id: $id) {
      start
      end
      quantities {
        quantity
        name
        unit
        times
        mean
        min
        max
      }
    }
  }
`);
