import { graphql } from '../generated/gql.ts';

/** What is shown of hives before something is done to many of them, and where they can go. */
export const ChoosableHivesFragment = graphql(`
  fragment ChoosableHives on Apiary {
    id
    name
    isOwner
    hives {
      id
      name
      color
      isOwner
      inspectionCount
      deviceIds
      queen {
        id
      }
    }
  }
`);
