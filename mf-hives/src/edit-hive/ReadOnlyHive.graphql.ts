import { graphql } from '../generated/gql.ts';

export const ReadOnlyHiveFragment = graphql(`
  fragment ReadOnlyHive on Hive {
    id
    name
    apiary {
      id
      name
    }
    type {
      id
      name
    }
    ...HivePicture
  }
`);
