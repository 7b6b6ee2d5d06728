import { useIntl } from '../use-intl.ts';
import { reminderState } from './reminder-state.ts';

export interface Reminder {
  reminder: string | null;
  reminderAt: string | null;
}

const dueIds = {
  past: { plain: 'hives.dueSince', withText: 'hives.dueSinceFor' },
  future: { plain: 'hives.dueOn', withText: 'hives.dueOnFor' },
} as const;

/** What to be reminded of and when, as a sentence. */
export function useReminderText(now: Date) {
  const { formatMessage, formatDate } = useIntl();
  return ({ reminder, reminderAt }: Reminder, format: Intl.DateTimeFormatOptions): string => {
    const state = reminderState(reminderAt ?? undefined, now);
    if (state === 'undated') return reminder ?? '';
    return formatMessage(
      { id: dueIds[state][reminder ? 'withText' : 'plain'] },
      { date: reminderAt && formatDate(reminderAt, format), text: reminder },
    );
  };
}

/** What a card says of an inspection that is due. @returns of its day, YYYY-MM-DD */
export function useInspectionDueText() {
  const { formatMessage, formatDate } = useIntl();
  return (day: string): string =>
    formatMessage(
      { id: 'hives.inspectionDue' },
      { date: formatDate(`${day}T00:00`, { day: 'numeric', month: 'short' }) },
    );
}
