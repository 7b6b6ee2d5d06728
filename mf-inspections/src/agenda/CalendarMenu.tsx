import { useApolloClient, useNotify } from '@skep/remote-kit';
import { Icon, Menu } from '@skep/ui';
import { download, fileName } from '@skep/ui/download';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { AgendaReminderFragment as Reminder } from '../generated/graphql.ts';
import { ReminderCalendarQuery } from './AgendaScreen.graphql.ts';
import { webCalendars } from './web-calendars.ts';

/** Puts a reminder into a calendar: as a file, or on the web. */
export function CalendarMenu({ reminder }: { reminder: Reminder }) {
  const { id, text, dueAt, hiveName: hive, apiaryName: apiary } = reminder;
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const client = useApolloClient();
  if (!dueAt) return null;
  const event = {
    title: formatMessage({ id: text ? 'diary.eventTitle' : 'diary.eventTitlePlain' }, { hive, text }),
    place: formatMessage({ id: 'diary.eventPlace' }, { apiary, hive }),
    start: dueAt,
  };

  async function save() {
    try {
      const { data } = await client.query({
        query: ReminderCalendarQuery,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (!data?.reminderCalendar) throw new Error('It is not there.');
      download(fileName(event.title, 'ics'), new Blob([data.reminderCalendar], { type: 'text/calendar' }));
    } catch {
      notify({ kind: 'problem', text: formatMessage({ id: 'diary.calendarFileFailed' }) });
    }
  }

  return (
    <Menu
      label={formatMessage({ id: 'diary.toCalendar' }, { hive })}
      trigger={<Icon name="calendar" />}
      items={[
        {
          id: 'file',
          label: formatMessage({ id: 'diary.calendarFile' }),
          icon: 'download',
          onSelect: () => void save(),
        },
        ...Object.entries(webCalendars).map(([name, { name: label, urlOf }]) => ({
          id: name,
          label,
          icon: 'external' as const,
          onSelect: () => void window.open(urlOf(event), '_blank', 'noopener,noreferrer'),
        })),
      ]}
    />
  );
}
