import { graphql } from '../generated/gql.ts';

export const DashboardsQuery = graphql(`
  query Dashboards {
    dashboards {
      id
      title
      description
      accessCode
      hiveIds
      openings {
        day
        count
      }
    }
  }
`);
