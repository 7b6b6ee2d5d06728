import { graphql } from '../generated/gql.ts';

export const ApiaryMenuFragment = graphql(`
  fragment ApiaryMenu on Apiary {
    id
    name
    isOwner
    isFavourite
    hives {
      id
    }
    ...DeletedApiary
  }
`);
