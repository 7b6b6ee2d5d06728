import { accountLimits, changeNameForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { EntityForm, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Card, Heading, Text, TextField } from '@skep/ui';
import { changeNameMutation } from './ChangeName.graphql.ts';
import { useIntl } from './use-profile-intl.ts';
import { useTakeViewer } from './useTakeViewer.ts';

export interface NameCardProps {
  name: string;
  /** ISO 8601. */
  memberSince: string;
}

/** What others call the person. */
export function NameCard({ name, memberSince }: NameCardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { run } = useMutationResult(changeNameMutation);
  const takeViewer = useTakeViewer();
  const saved = useEntityForm({
    schema: changeNameForm,
    values: { name },
    save: (values) => run(values),
    isEdit: true,
    savedText: () => formatMessage({ id: 'shell.profile.nameSaved' }),
    onSaved: takeViewer,
  });
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.you' })}
      </Heading>
      <EntityForm
        of={saved}
        idPrefix="you-"
        submitLabel={formatMessage({ id: 'shell.profile.saveName' })}
        submitKind={saved.form.formState.isDirty ? 'main' : 'plain'}
      >
        <TypedField form={saved.form} name="name" label={formatMessage({ id: 'shell.profile.name' })}>
          {(field) => (
            <TextField
              {...field}
              hint={formatMessage({ id: 'shell.profile.nameHint' })}
              autoComplete="name"
              maxLength={accountLimits.nameLength}
              isRequired
            />
          )}
        </TypedField>
      </EntityForm>
      <Text size="small" tone="muted">
        {formatMessage(
          { id: 'shell.profile.memberSince' },
          { date: formatDate(memberSince, { dateStyle: 'long' }) },
        )}
      </Text>
    </Card>
  );
}
