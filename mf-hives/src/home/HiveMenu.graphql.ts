import { graphql } from '../generated/gql.ts';

export const HiveMenuFragment = graphql(`
  fragment HiveMenu on Hive {
    id
    name
    canEdit
    state
    isOwner
    isFavourite
    inspectionCount
    deviceIds
  }
`);
