import { graphql } from '../generated/gql.ts';

export const HiveTypesFragment = graphql(`
  fragment HiveTypes on HiveCatalogue {
    hiveTypes {
      id
      key
      name
      group
      dimensions {
        broodBoxWidthCm
        broodBoxDepthCm
        broodBoxHeightCm
        frameWidthCm
        frameHeightCm
      }
    }
  }
`);
