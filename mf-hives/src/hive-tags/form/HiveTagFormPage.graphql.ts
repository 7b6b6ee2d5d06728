import { graphql } from '../../generated/gql.ts';

export const HiveTagFormQuery = graphql(`
  query HiveTagForm {
    hiveTags {
      id
      number
      action
      hive {
        id
        name
      }
    }
    apiaries {
      id
      name
      hives {
        id
        name
        canEdit
        deviceIds
        color
        layers {
          id
          kind
          color
          frameCount
        }
        ...HivePicture
      }
    }
  }
`);
