import { graphql } from '../../generated/gql.ts';

export const HiveTagFragment = graphql(`
  fragment HiveTag on HiveTag {
    id
    number
    action
    hive {
      id
      name
      canEdit
      deviceIds
      apiary {
        id
        name
      }
      ...HivePicture
    }
  }
`);
