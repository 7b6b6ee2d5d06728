import { graphql } from '../generated/gql.ts';

export const ApiaryChoiceFragment = graphql(`
  fragment ApiaryChoice on Apiary {
    id
    name
    isOwner
    hives {
      id
    }
  }
`);
