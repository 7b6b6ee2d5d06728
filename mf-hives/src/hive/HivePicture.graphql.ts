import { graphql } from '../generated/gql.ts';

export const HivePictureFragment = graphql(`
  fragment HivePicture on Hive {
    id
    color
    layers {
      id
      kind
      color
      frameCount
    }
  }
`);
