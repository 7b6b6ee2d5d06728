import { graphql } from '../generated/index.ts';

export const sendTestMailMutation = graphql(`
  mutation SendTestMail {
    sendTestMail {
      ... on TestMail {
        recipient
        outcome
        fault
        reason
      }
      ...FailureParts
    }
  }
`);
