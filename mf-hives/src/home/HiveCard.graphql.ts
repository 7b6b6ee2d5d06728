import { graphql } from '../generated/gql.ts';

export const HiveCardFragment = graphql(`
  fragment HiveCard on Hive {
    id
    name
    ...HivePicture
    ...HiveFacts
    ...HiveMenu
  }
`);
