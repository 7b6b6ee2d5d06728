import { graphql } from '../generated/gql.ts';

export const EditApiaryQuery = graphql(`
  query EditApiary($id: ID!) {
    apiary(id: $id) {
      id
      name
      isOwner
      ...EditedApiary
      ...DeletedApiary
    }
  }
`);
