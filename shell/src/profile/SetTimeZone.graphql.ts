import { graphql } from '../generated/index.ts';

export const setTimeZoneMutation = graphql(`
  mutation SetTimeZone($timeZone: String!) {
    setTimeZone(timeZone: $timeZone) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
