import { graphql } from '../generated/gql.ts';

export const SetupQuery = graphql(`
  query Setup($id: ID!) {
    device(id: $id) {
      id
      name
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
