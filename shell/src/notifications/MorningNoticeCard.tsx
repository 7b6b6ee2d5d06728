import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Card, Heading, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useState } from 'react';
import { setMorningNoticeMutation } from './MorningNoticeCard.graphql.ts';
import { waysQuery } from './NotificationsScreen.graphql.ts';
import { TimeField } from './TimeField.tsx';
import { useIntl } from './use-notification-intl.ts';

interface Choice {
  /** HH:MM. */
  at: string;
  isPushed: boolean;
  isMailed: boolean;
}

export interface MorningNoticeCardProps {
  notice: Choice;
}

/** Whether, how and when the person is sent what matters that day; each choice is saved as it is made. */
export function MorningNoticeCard({ notice: stored }: MorningNoticeCardProps) {
  const { formatMessage } = useIntl();
  const { notice, choose } = useMorningNotice(stored);
  const { at, isPushed, isMailed } = notice;
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.notifications.morning' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.notifications.morningText' })}</Text>
      <Switch
        label={formatMessage({ id: 'shell.notifications.morningPush' })}
        isChecked={isPushed}
        onChange={(isOn) => void choose({ isPushed: isOn })}
      />
      <Switch
        label={formatMessage({ id: 'shell.notifications.morningMail' })}
        isChecked={isMailed}
        onChange={(isOn) => void choose({ isMailed: isOn })}
      />
      {(isPushed || isMailed) && (
        <TimeField
          label={formatMessage({ id: 'shell.notifications.morningAt' })}
          value={at}
          onChange={(time) => void choose({ at: time })}
        />
      )}
    </Card>
  );
}

function useMorningNotice(stored: Choice) {
  const feedback = useMutationFeedback();
  const { run } = useMutationResult(setMorningNoticeMutation, { refetchQueries: [waysQuery] });
  // A choice shows at once; one that could not be saved goes back to the stored one.
  const [chosen, setChosen] = useState<Choice>();
  const { at, isPushed, isMailed } = chosen ?? stored;
  const notice: Choice = { at, isPushed, isMailed };
  return {
    notice,
    async choose(part: Partial<Choice>) {
      const next = { ...notice, ...part };
      setChosen(next);
      // By the clock of this device: a traveller sets it again.
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      if (!(await feedback(run({ notice: { ...next, timeZone } })))) setChosen(undefined);
    },
  };
}
