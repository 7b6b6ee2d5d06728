import { graphql } from '../generated/index.ts';

export const setQuietHoursMutation = graphql(`
  mutation SetQuietHours($quietHours: QuietHoursInput) {
    setQuietHours(quietHours: $quietHours) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
