import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Card, Heading, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useState } from 'react';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { setQuietHoursMutation } from './QuietHoursCard.graphql.ts';
import { TimeField } from './TimeField.tsx';
import { useIntl } from './use-notification-intl.ts';

interface QuietHours {
  from: string;
  until: string;
  timeZone: string;
}

export interface QuietHoursCardProps {
  /** Undefined: there are none. */
  quietHours: QuietHours | undefined;
}

const usual = { from: '22:00', until: '07:00' };

/** When nothing is pushed; each choice is saved as it is made. */
export function QuietHoursCard({ quietHours: stored }: QuietHoursCardProps) {
  const { formatMessage } = useIntl();
  const { quietHours, choose } = useQuietHours(stored);
  const label = formatMessage({ id: 'shell.notifications.quiet' });
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {label}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.notifications.quietText' })}</Text>
      <Switch
        label={formatMessage({ id: 'shell.notifications.quietOn' })}
        isChecked={quietHours !== undefined}
        onChange={(isOn) => void choose(isOn ? usual : undefined)}
      />
      {quietHours && (
        <>
          <TimeField
            label={formatMessage({ id: 'shell.notifications.quietFrom' })}
            value={quietHours.from}
            onChange={(from) => void choose({ ...quietHours, from })}
          />
          <TimeField
            label={formatMessage({ id: 'shell.notifications.quietUntil' })}
            value={quietHours.until}
            onChange={(until) => void choose({ ...quietHours, until })}
          />
        </>
      )}
    </Card>
  );
}

type Times = Pick<QuietHours, 'from' | 'until'>;

function useQuietHours(stored: QuietHours | undefined) {
  const feedback = useMutationFeedback();
  const { run } = useMutationResult(setQuietHoursMutation, { refetchQueries: [waysQuery] });
  // A choice shows at once; one that could not be saved goes back to the stored one.
  const [chosen, setChosen] = useState<{ times: Times | undefined }>();
  return {
    quietHours: chosen === undefined ? stored : chosen.times,
    async choose(times: Times | undefined) {
      setChosen({ times });
      // By the clock of this device: a traveller sets them again.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const quietHours = times === undefined ? null : { from: times.from, until: times.until, timeZone };
      if (!(await feedback(run({ quietHours })))) setChosen(undefined);
    },
  };
}
