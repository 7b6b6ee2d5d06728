import { graphql } from '../generated/gql.ts';

export const ColonyWeightQuery = graphql(`
  query ColonyWeight($deviceId: ID, $hiveId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    colonyWeight(deviceId: $deviceId, hiveId: $hiveId, period: $period, timeZone: $timeZone) {
      start
      end
      times
      weighed
      corrected
      days {
        day
        gainKg
      }
      steps {
        id
        deviceId
        time
        kg
        supposed
        answer
        kind
        mayAnswer
      }
    }
  }
`);

export const AnswerWeightStepMutation = graphql(`
  mutation AnswerWeightStep($deviceId: ID!, $time: DateTime!, $answer: WeightStepAnswer) {
    answerWeightStep(deviceId: $deviceId, time: $time, answer: $answer) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
