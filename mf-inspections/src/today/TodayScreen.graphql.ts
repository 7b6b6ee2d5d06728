import { graphql } from '../generated/index.ts';

/** All that is known of a person's bees and plans, as `todayLines` of the domain reads it. */
export const TodayQuery = graphql(`
  query Today {
    apiaries {
      id
      name
      coordinates {
        latitude
        longitude
      }
      hives {
        id
        name
        isOwner
        state
        queen {
          id
          birthDate
          isFertilized
        }
        lastInspection {
          id
          inspectedAt
          needsAttention
        }
        devices {
          id
          name
          lastMessageAt
          isOnline
        }
      }
    }
    openAlerts {
      id
      ruleName
      hiveId
      firstAt
      endedAt
    }
    reminders {
      ...AgendaReminder
    }
    tasks {
      ...AgendaTask
    }
    dues {
      waits {
        hiveId
        from
        honeyFrom
      }
      plannedCounts {
        hiveId
        day
      }
      flows {
        hiveId
        from
        to
        kg
      }
      stores {
        hiveId
        day
        frames
        isLow
        fedKg
      }
      faultyScales {
        deviceId
        hiveId
      }
    }
    apiarySeasons {
      id
      zone
    }
    blooms {
      ...SeasonBloom
    }
    apiaryForecasts {
      apiaryId
      days {
        day
        greatestCelsius
        rainMm
        windMs
      }
    }
  }
`);
