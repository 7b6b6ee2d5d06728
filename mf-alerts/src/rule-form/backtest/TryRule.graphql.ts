import { graphql } from '../../generated/gql.ts';

export const TryRuleMutation = graphql(`
  mutation TryAlertRule($input: AlertRuleInput!, $timeZone: String!) {
    tryAlertRule(input: $input, timeZone: $timeZone) {
      __typename
      ... on TriedAlertRule {
        ...TriedRule
      }
      ...FailureParts
    }
  }
`);

export const TriedRuleFragment = graphql(`
  fragment TriedRule on TriedAlertRule {
    since
    until
    isShortened
    modelSince
    deviceCount
    count
    alerts {
      deviceId
      deviceName
      hiveName
      firstAt
      endedAt
      value
    }
    curves {
      deviceId
      times
      least
      greatest
    }
  }
`);
