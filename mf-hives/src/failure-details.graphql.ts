import { graphql } from './generated/gql.ts';

/** What the kit needs of every failed mutation. */
export const FailureDetailsFragment = graphql(`
  fragment FailureDetails on Failure {
    code
    requestId
    retryAfterSeconds
    fields {
      path
      code
      limit
    }
  }
`);
