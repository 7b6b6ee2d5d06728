import { graphql } from '../generated/gql.ts';

export const HeatMapQuery = graphql(`
  query HeatMap {
    heatMapSettings {
      maximum
    }
  }
`);

export const SetHeatMapMaximumMutation = graphql(`
  mutation SetHeatMapMaximum($maximum: Int!) {
    setHeatMapMaximum(maximum: $maximum) {
      ... on HeatMapSettings {
        maximum
      }
      ...FailureParts
    }
  }
`);
