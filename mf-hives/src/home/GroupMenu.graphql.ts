import { graphql } from '../generated/gql.ts';

export const GroupMenuFragment = graphql(`
  fragment GroupMenu on HiveGroup {
    id
    name
    isFavourite
  }
`);
