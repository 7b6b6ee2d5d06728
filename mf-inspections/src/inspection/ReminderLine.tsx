import { Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';

export interface ReminderLineProps {
  reminder: string | null | undefined;
  reminderAt: string | null | undefined;
}

/** What to be reminded of: in red when its day has passed, in green when it lies ahead, and said in words. */
export function ReminderLine({ reminder, reminderAt }: ReminderLineProps) {
  const { formatMessage, formatDate } = useIntl();
  const [now] = useState(() => Date.now());
  if (!reminder && !reminderAt) return null;
  const state = !reminderAt ? 'undated' : Date.parse(reminderAt) < now ? 'past' : 'future';
  const tones = { undated: 'normal', past: 'problem', future: 'success' } as const;
  return (
    <Text tone={tones[state]} size="small">
      {formatMessage(
        { id: 'inspections.reminderLine' },
        {
          state,
          text: reminder ?? '',
          hasText: String(Boolean(reminder)),
          date: reminderAt ? formatDate(reminderAt, { dateStyle: 'medium' }) : '',
        },
      )}
    </Text>
  );
}
