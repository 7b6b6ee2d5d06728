import { graphql } from '../generated/index.ts';

export const TownsQuery = graphql(`
  query Towns($search: String!) {
    towns(search: $search) {
      name
      country
      latitude
      longitude
    }
  }
`);
