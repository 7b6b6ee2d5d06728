import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Switch } from '@skep/ui/form';
import { useIntl } from '../diary/use-diary-intl.ts';
import { SetReminderMailsMutation } from './AgendaScreen.graphql.ts';

/** Whether a mail comes on the day of a reminder or a task. */
export function ReminderMails({ areWanted }: { areWanted: boolean }) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run } = useMutationResult(SetReminderMailsMutation, {
    update: (cache, { data }, { variables }) => {
      if (data?.setReminderMails.__typename !== 'Done') return;
      cache.modify<{ hasReminderMails: boolean }>({
        fields: { hasReminderMails: () => variables?.areWanted === true },
      });
    },
  });
  return (
    <Switch
      label={formatMessage({ id: 'inspections.reminderMails' })}
      hint={formatMessage({ id: 'inspections.reminderMailsHint' })}
      isChecked={areWanted}
      onChange={(next) => void feedback(run({ areWanted: next }))}
    />
  );
}
