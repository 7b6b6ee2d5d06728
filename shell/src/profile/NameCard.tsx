import { valibotResolver } from '@hookform/resolvers/valibot';
import { accountLimits, changeNameForm } from '@skep/domain';
import { isFailure, useMutationResult, useNotify } from '@skep/remote-kit';
import { Card, Heading, Text, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { SecurityForm } from '../security/SecurityForm.tsx';
import { changeNameMutation } from './ChangeName.graphql.ts';
import { usePartProblems } from './usePartProblems.ts';
import { useSentForm } from './useSentForm.ts';
import { useTakeViewer } from './useTakeViewer.ts';

export interface NameCardProps {
  name: string;
  /** ISO 8601. */
  memberSince: string;
}

/** What others call the person. */
export function NameCard({ name, memberSince }: NameCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.profile.${id}` });
  const { form, failure, submit, isSending } = useChangeName(name);
  const labels = { name: text('name') };
  const problems = usePartProblems('you', { errors: form.formState.errors, failure, labels });
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {text('you')}
      </Heading>
      <SecurityForm
        onSubmit={submit}
        failure={failure}
        problems={problems}
        attempt={form.formState.submitCount}
        submitLabel={text('saveName')}
        submitKind={form.formState.isDirty ? 'main' : 'plain'}
        isSending={isSending}
      >
        <TextField
          {...form.register('name')}
          id={problems.idOf('name')}
          label={labels.name}
          hint={text('nameHint')}
          error={problems.errorOf('name')}
          autoComplete="name"
          maxLength={accountLimits.nameLength}
          isRequired
        />
      </SecurityForm>
      <Text size="small" tone="muted">
        {formatMessage(
          { id: 'shell.profile.memberSince' },
          { date: formatDate(memberSince, { dateStyle: 'long' }) },
        )}
      </Text>
    </Card>
  );
}

function useChangeName(name: string) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const takeViewer = useTakeViewer();
  const { run, isRunning } = useMutationResult(changeNameMutation);
  const sent = useSentForm({
    resolver: valibotResolver(changeNameForm),
    defaultValues: { name },
    async send(values) {
      const answer = await run(values);
      if (!isFailure(answer)) takeViewer(answer);
      return answer;
    },
    onDone() {
      sent.form.reset(sent.form.getValues());
      notify({ kind: 'success', text: formatMessage({ id: 'shell.profile.nameSaved' }) });
    },
  });
  return { ...sent, isSending: isRunning };
}
