import { graphql } from '../generated/gql.ts';

export const DeviceCurvesFragment = graphql(`
  fragment DeviceCurves on Device {
    id
    curves {
      quantity
      unit
      values
    }
  }
`);
