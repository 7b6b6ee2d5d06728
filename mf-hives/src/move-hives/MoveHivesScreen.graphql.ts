import { graphql } from '../generated/gql.ts';

export const MoveHivesQuery = graphql(`
  query MoveHivesFrom {
    apiaries {
      id
      name
      isOwner
      hives {
        ...MovableHive
      }
    }
  }
`);
