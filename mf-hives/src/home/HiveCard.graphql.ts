import { graphql } from '../generated/gql.ts';

export const HiveCardFragment = graphql(`
  fragment HiveCard on Hive {
    id
    name
    canEdit
    isFavourite
    lastInspection {
      id
      needsAttention
    }
    ...HivePicture
    ...HiveFacts
    ...HiveMenu
    ...HiveSigns
    ...AttentionSign
  }
`);
