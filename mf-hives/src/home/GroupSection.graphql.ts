import { graphql } from '../generated/gql.ts';

export const GroupSectionFragment = graphql(`
  fragment GroupSection on HiveGroup {
    id
    name
    color
    isFavourite
    memberCount
    ...GroupMenu
  }
`);
