import { graphql } from '../generated/index.ts';

export const ownWebhookFields = graphql(`
  fragment OwnWebhookFields on OwnWebhook {
    id
    name
    kind
    address
    recipient
    failingSince
    switchedOffAt
    deliveries {
      title
      state
      tries
      status
      fault
      at
      nextTryAt
    }
  }
`);

export const createWebhookMutation = graphql(`
  mutation CreateWebhook($input: WebhookInput!) {
    createWebhook(input: $input) {
      ... on NewWebhook {
        secret
      }
      ...FailureParts
    }
  }
`);

export const changeWebhookMutation = graphql(`
  mutation ChangeWebhook($id: ID!, $input: WebhookChangesInput!) {
    changeWebhook(id: $id, input: $input) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const renewWebhookSecretMutation = graphql(`
  mutation RenewWebhookSecret($id: ID!) {
    renewWebhookSecret(id: $id) {
      ... on NewWebhook {
        secret
      }
      ...FailureParts
    }
  }
`);

export const tryWebhookMutation = graphql(`
  mutation TryWebhook($id: ID!) {
    tryWebhook(id: $id) {
      ... on WebhookTry {
        isTaken
        status
        fault
      }
      ...FailureParts
    }
  }
`);

export const switchWebhookOnMutation = graphql(`
  mutation SwitchWebhookOn($id: ID!) {
    switchWebhookOn(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const removeWebhookMutation = graphql(`
  mutation RemoveWebhook($id: ID!) {
    removeWebhook(id: $id) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
