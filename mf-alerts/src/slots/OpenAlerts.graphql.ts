import { graphql } from '../generated/gql.ts';

/** What home says of alerts: one question for all its hives. */
export const OpenAlertsQuery = graphql(`
  query OpenAlerts {
    openAlerts {
      id
      ruleName
      hiveId
      endedAt
    }
  }
`);
