import { typedInvitationForm } from '@skep/domain';
import { useFormGuard, useMutationResult, useNotify } from '@skep/remote-kit';
import { Field, RequestForm, TypedField, useRequestForm } from '@skep/remote-kit/form';
import { Card, Heading, Stack } from '@skep/ui';
import { Switch, TextArea } from '@skep/ui/form';
import { useIntl } from '../use-intl.ts';
import { InviteToGroupMutation } from './group-mutations.graphql.ts';

/** Asks people to join, several at once. */
export function InviteForm({ groupId }: { groupId: string }) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const invitation = useMutationResult(InviteToGroupMutation);
  const sent = useRequestForm({
    schema: typedInvitationForm,
    values: { emails: '', isAdmin: false },
    send: (input) => invitation.run({ id: groupId, input }),
    // The one field that holds all addresses says which of them is wrong.
    fieldOf: (path) => path.replace(/^emails\..*/, 'emails'),
    onSent(_answer, { emails }) {
      sent.form.reset();
      notify({ kind: 'success', text: formatMessage({ id: 'groups.invited' }, { count: emails.length }) });
    },
  });
  // Addresses that are typed and not sent are not lost without a question.
  useFormGuard(sent.form.formState.isDirty);
  return (
    <RequestForm
      of={sent}
      idPrefix="invite-"
      submitLabel={formatMessage({ id: 'groups.invite' })}
      submitKind="plain"
      aria-label={formatMessage({ id: 'groups.invite' })}
    >
      <Card as="section">
        <Heading level={2}>{formatMessage({ id: 'groups.invite' })}</Heading>
        <Stack gap={24}>
          <TypedField form={sent.form} name="emails" label={formatMessage({ id: 'groups.emails' })}>
            {(field) => (
              <TextArea
                {...field}
                hint={formatMessage({ id: 'groups.emailsHint' })}
                isRequired
                spellCheck={false}
              />
            )}
          </TypedField>
          <Field form={sent.form} name="isAdmin" label={formatMessage({ id: 'groups.asAdmin' })}>
            {({ value, ...field }) => (
              <Switch {...field} hint={formatMessage({ id: 'groups.adminMeans' })} isChecked={value} />
            )}
          </Field>
        </Stack>
      </Card>
    </RequestForm>
  );
}
