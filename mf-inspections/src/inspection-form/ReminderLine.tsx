import { Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../use-intl.ts';

export interface ReminderLineProps {
  reminder: string | null | undefined;
  reminderAt: string | null | undefined;
  isReminderDone: boolean;
}

const dueIds = {
  past: { plain: 'inspections.dueSince', withText: 'inspections.dueSinceFor' },
  future: { plain: 'inspections.dueOn', withText: 'inspections.dueOnFor' },
} as const;

/** What to be reminded of: in red when its day has passed, in green when it lies ahead, and said in words. */
export function ReminderLine({ reminder, reminderAt, isReminderDone }: ReminderLineProps) {
  const { formatMessage, formatDate } = useIntl();
  const [now] = useState(() => Date.now());
  if (!reminder && !reminderAt) return null;
  if (isReminderDone)
    return (
      <Text tone="muted" size="small">
        {formatMessage(
          { id: reminder ? 'inspections.reminderWasDoneFor' : 'inspections.reminderWasDone' },
          { text: reminder },
        )}
      </Text>
    );
  const state = !reminderAt ? 'undated' : Date.parse(reminderAt) < now ? 'past' : 'future';
  const tones = { undated: 'normal', past: 'problem', future: 'success' } as const;
  return (
    <Text tone={tones[state]} size="small">
      {state === 'undated'
        ? reminder
        : formatMessage(
            { id: dueIds[state][reminder ? 'withText' : 'plain'] },
            { text: reminder, date: reminderAt && formatDate(reminderAt, { dateStyle: 'medium' }) },
          )}
    </Text>
  );
}
