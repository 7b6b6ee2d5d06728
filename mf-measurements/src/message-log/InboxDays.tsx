import { Heading, Stack } from '@skep/ui';
import type { Quantity } from '../device/quantity-options.ts';
import { type FragmentType, readFragment } from '../generated/fragment-masking.ts';
import { useIntl } from '../use-intl.ts';
import { InboxEntry } from './InboxEntry.tsx';
import { InboxEntryFragment } from './InboxScreen.graphql.ts';
import { messagesByDay } from './messages-by-day.ts';

export interface InboxDaysProps {
  deviceId: string;
  messages: readonly FragmentType<typeof InboxEntryFragment>[];
  quantities: readonly Quantity[];
}

/** Messages below the day on which they came. */
export function InboxDays({ deviceId, messages, quantities }: InboxDaysProps) {
  const { formatDate } = useIntl();
  const days = messagesByDay(messages.map((message) => readFragment(InboxEntryFragment, message)));
  return (
    <Stack gap={24}>
      {days.map((day) => (
        <Stack key={day.receivedAt} gap={12} as="section">
          <Heading level={2} look={3}>
            {formatDate(day.receivedAt, { dateStyle: 'full' })}
          </Heading>
          <Stack as="ul" gap={12}>
            {day.messages.map((message) => (
              <InboxEntry key={message.id} deviceId={deviceId} message={message} quantities={quantities} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
