import { graphql } from '../generated/gql.ts';

/** A queen of the register, with the hives that she headed. */
export const RegisteredQueenFragment = graphql(`
  fragment RegisteredQueenRow on RegisteredQueen {
    id
    canEdit
    isOwner
    queen {
      id
      name
      color
      birthDate
      line
      motherId
      goneOn
      fate
      place
      purpose
      recipient
      race {
        id
        key
        name
      }
    }
    reigns {
      hive {
        id
        name
        isDeleted
      }
      since
      until
    }
  }
`);

/** A queen as she can be chosen: as a mother, or as a hive's new queen. */
export const ChoosableQueenFragment = graphql(`
  fragment ChoosableQueen on RegisteredQueen {
    id
    queen {
      id
      name
      color
      birthDate
      goneOn
      race {
        id
        key
        name
      }
    }
    reigns {
      hive {
        id
        name
      }
      until
    }
  }
`);
