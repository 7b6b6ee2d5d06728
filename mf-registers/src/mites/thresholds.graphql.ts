import { graphql } from '../generated/gql.ts';

export const ThresholdsFragment = graphql(`
  fragment Thresholds on MiteThresholds {
    sample {
      fromMonth
      amber
      red
    }
    naturalDrop {
      fromMonth
      amber
      red
    }
    stickyBoard {
      fromMonth
      amber
      red
    }
    isOwn
    isSouthern
  }
`);

export const ThresholdsQuery = graphql(`
  query MiteThresholds {
    miteThresholds {
      ...Thresholds
    }
  }
`);

export const SaveThresholdsMutation = graphql(`
  mutation SaveMiteThresholds($input: MiteThresholdsInput!) {
    saveMiteThresholds(input: $input) {
      __typename
      ... on MiteThresholds {
        ...Thresholds
      }
      ...FailureParts
    }
  }
`);
