import { graphql } from '../generated/index.ts';

export const AgendaReminderFragment = graphql(`
  fragment AgendaReminder on Reminder {
    id
    text
    dueAt
    isDone
    hiveId
    hiveName
    apiaryId
    apiaryName
    canEdit
  }
`);

export const AgendaQuery = graphql(`
  query Agenda {
    reminders {
      ...AgendaReminder
    }
    tasks {
      ...AgendaTask
    }
    hasReminderMails
    calendarLink {
      madeAt
      lastReadAt
    }
  }
`);

/** As little as a number at a tab needs. */
export const DueRemindersQuery = graphql(`
  query DueReminders {
    reminders {
      id
      dueAt
      isDone
    }
    tasks {
      id
      day
      doneAt
    }
  }
`);

export const ReminderCalendarQuery = graphql(`
  query ReminderCalendar($id: ID!) {
    reminderCalendar(id: $id)
  }
`);

export const MakeCalendarLinkMutation = graphql(`
  mutation MakeCalendarLink {
    makeCalendarLink {
      ... on CalendarAddress {
        address
        madeAt
      }
      ...FailureParts
    }
  }
`);

export const DeleteCalendarLinkMutation = graphql(`
  mutation DeleteCalendarLink {
    deleteCalendarLink {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);

export const TickReminderMutation = graphql(`
  mutation TickReminder($id: ID!, $isDone: Boolean!) {
    tickReminder(id: $id, isDone: $isDone) {
      ... on Reminder {
        ...AgendaReminder
      }
      ...FailureParts
    }
  }
`);

export const PutOffReminderMutation = graphql(`
  mutation PutOffReminder($id: ID!, $until: DateTime!) {
    putOffReminder(id: $id, until: $until) {
      ... on Reminder {
        ...AgendaReminder
      }
      ...FailureParts
    }
  }
`);

export const SetReminderMailsMutation = graphql(`
  mutation SetReminderMails($areWanted: Boolean!) {
    setReminderMails(areWanted: $areWanted) {
      ... on Done {
        done
      }
      ...FailureParts
    }
  }
`);
