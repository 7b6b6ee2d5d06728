import { graphql } from '../generated/gql.ts';

export const HiveGainsQuery = graphql(`
  query HiveGains($hiveIds: [ID!], $apiaryId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    hiveGains(hiveIds: $hiveIds, apiaryId: $apiaryId, period: $period, timeZone: $timeZone) {
      hiveId
      dayKg
      weekKg
      periodKg
      seasonKg
    }
  }
`);
