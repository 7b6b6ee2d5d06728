import { graphql } from '../generated/index.ts';

export const DevelopmentQuery = graphql(`
  query Development($apiaryId: ID!) {
    apiaries {
      id
      name
    }
    apiaryDevelopment(id: $apiaryId) {
      hiveId
      name
      figure
      parts {
        part
        unit
        from
        to
        fromDay
        toDay
        figure
      }
    }
  }
`);
