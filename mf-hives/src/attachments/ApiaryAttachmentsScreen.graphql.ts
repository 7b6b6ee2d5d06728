import { graphql } from '../generated/gql.ts';

export const ApiaryAttachmentsQuery = graphql(`
  query ApiaryAttachments($id: ID!) {
    apiary(id: $id) {
      id
      name
    }
  }
`);
