import { graphql } from '../generated/gql.ts';

export const SensorsQuery = graphql(`
  query Sensors($id: ID!) {
    device(id: $id) {
      id
      name
      isOwner
      definitions {
        id
        ...SensorRow
      }
      createdAt
      newest {
        values {
          name
          value
        }
      }
      unknownQuantities {
        name
        quantity
        unit
      }
    }
    quantities {
      key
      name
      unit
    }
  }
`);

export const SensorRowFragment = graphql(`
  fragment SensorRow on SensorDefinition {
    id
    revision
    name
    isInside
    offset
    multiplier
    input
    output
    validFrom
  }
`);

export const CreateSensorDefinitionMutation = graphql(`
  mutation CreateSensorDefinition($deviceId: ID!, $input: SensorDefinitionInput!) {
    createSensorDefinition(deviceId: $deviceId, input: $input) {
      ... on SensorDefinition {
        id
        input
        ...SensorRow
      }
      ...FailureParts
    }
  }
`);

export const UpdateSensorDefinitionMutation = graphql(`
  mutation UpdateSensorDefinition(
    $deviceId: ID!
    $id: ID!
    $revision: Int!
    $input: SensorDefinitionInput!
  ) {
    updateSensorDefinition(deviceId: $deviceId, id: $id, revision: $revision, input: $input) {
      ... on SensorDefinition {
        id
        ...SensorRow
      }
      ... on SensorDefinitionConflict {
        current {
          id
          ...SensorRow
        }
      }
      ...FailureParts
    }
  }
`);

export const DeleteSensorDefinitionMutation = graphql(`
  mutation DeleteSensorDefinition($deviceId: ID!, $id: ID!) {
    deleteSensorDefinition(deviceId: $deviceId, id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
