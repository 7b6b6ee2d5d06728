import { graphql } from '../generated/index.ts';

export const passkeyFields = graphql(`
  fragment PasskeyFields on Passkey {
    id
    name
    createdAt
    lastUsedAt
  }
`);

export const beginPasskeyMutation = graphql(`
  mutation BeginPasskey($password: String, $code: String) {
    beginPasskey(password: $password, code: $code) {
      ... on PasskeyOptions {
        options
      }
      ...FailureParts
    }
  }
`);

export const addPasskeyMutation = graphql(`
  mutation AddPasskey($name: String!, $credential: String!) {
    addPasskey(name: $name, credential: $credential) {
      ... on Passkey {
        id
        name
      }
      ...FailureParts
    }
  }
`);

export const renamePasskeyMutation = graphql(`
  mutation RenamePasskey($id: ID!, $name: String!) {
    renamePasskey(id: $id, name: $name) {
      ... on Passkey {
        ...PasskeyFields
      }
      ...FailureParts
    }
  }
`);

export const deletePasskeyMutation = graphql(`
  mutation DeletePasskey($id: ID!, $password: String, $code: String) {
    deletePasskey(id: $id, password: $password, code: $code) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const switchOnPasskeysMutation = graphql(`
  mutation SwitchOnPasskeys($password: String, $code: String) {
    switchOnPasskeys(password: $password, code: $code) {
      ... on RecoveryCodes {
        codes
      }
      ...FailureParts
    }
  }
`);
