import { graphql } from '../generated/gql.ts';

/** What cards say of treatments: one question for all hives of a page. */
export const HoneyWaitsQuery = graphql(`
  query HoneyWaits {
    honeyWaits {
      hiveId
      from
      honeyFrom
      product
    }
  }
`);
