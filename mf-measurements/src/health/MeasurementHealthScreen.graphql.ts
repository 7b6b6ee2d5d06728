import { graphql } from '../generated/index.ts';

export const measurementHealthQuery = graphql(`
  query MeasurementHealth($hours: Int!) {
    measurementHealth(hours: $hours) {
      accepted
      stored
      outcomes {
        outcome
        messages
        repeats
      }
      newestMessageAt
      waitingDays
      waitingSince
      withoutMonth
      months {
        month
        bytes
        isSealed
      }
      jobs {
        job
        endedAt
        failedAt
      }
      weather {
        providerName
        places
        failing
        problem
        fetchedAt
      }
      alarms
    }
  }
`);
