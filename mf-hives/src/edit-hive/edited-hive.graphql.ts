import { graphql } from '../generated/gql.ts';

/** Everything that the form of a hive shows and sends back. */
export const EditedHiveFragment = graphql(`
  fragment EditedHive on Hive {
    id
    revision
    name
    color
    order
    isOwner
    type {
      id
    }
    apiary {
      id
      name
    }
    layers {
      id
      kind
      color
      frameCount
    }
    dimensions {
      broodBoxWidthCm
      broodBoxDepthCm
      broodBoxHeightCm
      frameWidthCm
      frameHeightCm
    }
  }
`);
