import { graphql } from '../generated/gql.ts';

export const DeviceCurvesFragment = graphql(`
  fragment DeviceCurves on Device {
    id
    newest {
      measuredAt
      values {
        name
        value
      }
    }
    curves {
      quantity
      unit
      values
    }
  }
`);
