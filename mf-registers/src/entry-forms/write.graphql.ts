import { graphql } from '../generated/gql.ts';

export const WriteQuery = graphql(`
  query WriteIntoRegister {
    apiaries {
      id
      name
      hives {
        id
        name
        state
        stateSince
        canEdit
      }
    }
    honeyWaits {
      hiveId
      from
      honeyFrom
      product
    }
    treatmentProducts {
      id
      ...Product
    }
    registerEntries(kind: TREATMENT) {
      entries {
        id
        ...Entry
      }
    }
  }
`);

export const TemperaturesQuery = graphql(`
  query ApiaryTemperatures($day: String!, $timeZone: String!) {
    apiaryTemperatures(day: $day, timeZone: $timeZone) {
      apiaryId
      leastCelsius
      greatestCelsius
    }
  }
`);

export const CorrectQuery = graphql(`
  query CorrectRegisterEntry($id: ID!) {
    registerEntry(id: $id) {
      id
      ...Entry
    }
    apiaries {
      id
      name
      hives {
        id
        name
        state
        stateSince
        canEdit
      }
    }
    honeyWaits {
      hiveId
      from
      honeyFrom
      product
    }
    miteThresholds {
      ...Thresholds
    }
  }
`);

export const CreateTreatmentMutation = graphql(`
  mutation CreateTreatment($input: TreatmentInput!) {
    createTreatment(input: $input) {
      __typename
      ... on RegisterEntry {
        id
        number
      }
      ...FailureParts
    }
  }
`);

export const CreateHarvestMutation = graphql(`
  mutation CreateHarvest($input: HarvestInput!) {
    createHarvest(input: $input) {
      __typename
      ... on RegisterEntry {
        id
        number
      }
      ...FailureParts
    }
  }
`);
