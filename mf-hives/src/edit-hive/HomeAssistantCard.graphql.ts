import { graphql } from '../generated/gql.ts';

export const ShowInHomeAssistantMutation = graphql(`
  mutation ShowInHomeAssistant($hiveId: ID!, $isShown: Boolean!) {
    showInHomeAssistant(hiveId: $hiveId, isShown: $isShown) {
      ... on HomeAssistant {
        hiveIds
      }
      ...FailureParts
    }
  }
`);
