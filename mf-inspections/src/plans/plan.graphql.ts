import { graphql } from '../generated/index.ts';

export const HivePlanFragment = graphql(`
  fragment PlanOfHive on HivePlan {
    id
    method
    hiveId
    hiveName
    startDay
    state
    canEdit
    tasks {
      ...AgendaTask
    }
  }
`);

/** Of all hives: each of them opens without a network. */
export const HivePlansQuery = graphql(`
  query HivePlans {
    hivePlans {
      ...PlanOfHive
    }
    apiaries {
      id
      name
      isOwner
      hives {
        id
        name
        canEdit
      }
    }
  }
`);

export const MatingWeatherQuery = graphql(`
  query MatingWeather {
    apiaryForecasts {
      apiaryId
      days {
        day
        greatestCelsius
        rainMm
        windMs
      }
    }
  }
`);

export const StartHivePlanMutation = graphql(`
  mutation StartHivePlan($input: HivePlanInput!, $timeZone: String!) {
    startHivePlan(input: $input, timeZone: $timeZone) {
      __typename
      ... on HivePlan {
        ...PlanOfHive
      }
      ...FailureParts
    }
  }
`);

export const MoveHivePlanMutation = graphql(`
  mutation MoveHivePlan($id: ID!, $step: MethodStep, $day: String!) {
    moveHivePlan(id: $id, step: $step, day: $day) {
      __typename
      ... on HivePlan {
        ...PlanOfHive
      }
      ...FailureParts
    }
  }
`);

export const EndHivePlanMutation = graphql(`
  mutation EndHivePlan($id: ID!) {
    endHivePlan(id: $id) {
      __typename
      ... on HivePlan {
        ...PlanOfHive
      }
      ...FailureParts
    }
  }
`);
