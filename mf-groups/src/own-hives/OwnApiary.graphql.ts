import { graphql } from '../generated/gql.ts';

/** Of an apiary with the hives that a person can choose from. */
export const OwnApiaryFragment = graphql(`
  fragment OwnApiary on Apiary {
    id
    name
    isOwner
    hives {
      id
      name
      color
      layers {
        id
        kind
        color
        frameCount
      }
    }
  }
`);
