import { graphql } from '../generated/gql.ts';

/** Everything that anyone with a code gets, and its owner before it is saved. */
export const ShownFragment = graphql(`
  fragment Shown on DashboardScreen {
    title
    paceSeconds
    interval
    start
    end
    parts
    language
    weightUnit
    temperatureUnit
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
        land
        borders
      }
    }
  }
`);

export const DashboardScreenQuery = graphql(`
  query DashboardScreen($code: String!, $known: String) {
    dashboardScreen(code: $code, known: $known) {
      version
      screen {
        ...Shown
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
