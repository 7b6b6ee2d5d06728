import { graphql } from '../generated/gql.ts';

export const EditedDashboardFragment = graphql(`
  fragment EditedDashboard on Dashboard {
    id
    revision
    accessCode
    url
    title
    description
    hiveIds
    paceSeconds
    interval
    startsOn
    endsOn
    showsAll
    parts
    language
    weightUnit
    temperatureUnit
    theme
    sites
    logoUrl
    openings {
      day
      count
    }
  }
`);

export const EditDashboardQuery = graphql(`
  query EditDashboard($id: ID!) {
    dashboard(id: $id) {
      ...EditedDashboard
    }
    apiaries {
      ...OwnApiary
    }
  }
`);

export const OwnHivesQuery = graphql(`
  query OwnHivesForDashboard {
    apiaries {
      ...OwnApiary
    }
  }
`);

export const OwnApiaryFragment = graphql(`
  fragment OwnApiary on Apiary {
    id
    name
    isOwner
    hives {
      id
      name
      color
      isOwner
      layers {
        id
        kind
        color
        frameCount
      }
    }
  }
`);
