import { graphql } from '../generated/gql.ts';

export const DashboardScreenQuery = graphql(`
  query DashboardScreen($code: String!, $known: String) {
    dashboardScreen(code: $code, known: $known) {
      version
      screen {
        title
        paceSeconds
        interval
        start
        end
        parts
        language
        theme
        logoUrl
        renewSeconds
        times
        hives {
          id
          name
          color
          layers {
            kind
            color
            frameCount
          }
          newest {
            quantity
            value
            at
          }
          curves {
            quantity
            mean
          }
          inspection {
            inspectedAt
            impression
            notes
          }
          weather {
            temperatureCelsius
            condition
            isDay
          }
          place {
            latitude
            longitude
          }
        }
      }
    }
  }
`);

export const CountOpeningMutation = graphql(`
  mutation CountDashboardOpening($code: String!) {
    countDashboardOpening(code: $code) {
      __typename
    }
  }
`);
