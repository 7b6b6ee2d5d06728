import { graphql } from '../generated/gql.ts';

export const HoneyWaitsQuery = graphql(`
  query HoneyWaitsOfHives {
    honeyWaits {
      hiveId
      from
      honeyFrom
      product
    }
  }
`);
