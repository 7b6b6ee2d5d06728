import { graphql } from '../generated/gql.ts';

export const SetupQuery = graphql(`
  query Setup($id: ID!) {
    device(id: $id) {
      id
      name
      isOwner
      type
      connection
      key
      definitions {
        id
        input
      }
    }
    quantities {
      key
      name
      unit
    }
    webhook {
      id
      path
      takesUnsigned
    }
  }
`);

export const TestMessageMutation = graphql(`
  mutation TestMessage($deviceId: ID!, $values: [NamedValueInput!]!) {
    testMessage(deviceId: $deviceId, values: $values) {
      ... on TestedMessage {
        values {
          name
          value
        }
      }
      ...FailureParts
    }
  }
`);

export const SetTakesUnsignedMutation = graphql(`
  mutation SetTakesUnsigned($takesUnsigned: Boolean!) {
    setTakesUnsigned(takesUnsigned: $takesUnsigned) {
      ... on Webhook {
        id
        takesUnsigned
      }
      ...FailureParts
    }
  }
`);

export const RenewWebhookMutation = graphql(`
  mutation RenewWebhook {
    renewWebhook {
      ... on Webhook {
        id
        path
      }
      ...FailureParts
    }
  }
`);
