import { graphql } from '../../generated/gql.ts';

export const SendTestAlertMutation = graphql(`
  mutation SendTestAlert($input: AlertRuleInput!, $timeZone: String!, $ruleId: ID) {
    sendTestAlert(input: $input, timeZone: $timeZone, ruleId: $ruleId) {
      __typename
      ... on SentTestAlert {
        ...SentTest
      }
      ...FailureParts
    }
  }
`);

export const SentTestFragment = graphql(`
  fragment SentTest on SentTestAlert {
    title
    text
    pushCount
    failedPushCount
    isPushedHere
    mail
    webhookCount
    failedWebhookCount
    quietUntil
    hasDevice
  }
`);
