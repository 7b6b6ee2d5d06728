import { graphql } from '../generated/index.ts';

export const HoneyWaitsQuery = graphql(`
  query HoneyWaitsOfInspection {
    honeyWaits {
      hiveId
      from
      honeyFrom
      product
    }
  }
`);
