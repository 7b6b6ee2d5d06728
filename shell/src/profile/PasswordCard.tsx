import { changePasswordForm } from '@skep/domain';
import { useMutationResult, usePerson } from '@skep/remote-kit';
import { EntityForm, TypedField, useEntityForm } from '@skep/remote-kit/form';
import { Button, Card, Heading, Row, Text, TextField } from '@skep/ui';
import { useState } from 'react';
import { NewPasswordFields } from '../account/NewPasswordFields.tsx';
import type { ChangePasswordInput } from '../generated/graphql.ts';
import { changePasswordMutation } from './ChangePassword.graphql.ts';
import { SecondFactorField } from './SecondFactorField.tsx';
import { useIntl } from './use-profile-intl.ts';
import { useRequiredCode, wrongCodeMark } from './useRequiredCode.ts';

/** A new password, by the present one. */
export function PasswordCard() {
  const { formatMessage } = useIntl();
  const [isOpened, setOpened] = useState(false);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.profile.password' })}
      </Heading>
      <Text tone="muted">{formatMessage({ id: 'shell.profile.passwordText' })}</Text>
      {isOpened ? (
        <ChangePassword onClose={() => setOpened(false)} />
      ) : (
        <Row>
          <Button onClick={() => setOpened(true)}>
            {formatMessage({ id: 'shell.profile.changePassword' })}
          </Button>
        </Row>
      )}
    </Card>
  );
}

function ChangePassword({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const person = usePerson();
  const { run } = useMutationResult(changePasswordMutation);
  const { save, isCodeRequired } = useRequiredCode((input: ChangePasswordInput) => run({ input }));
  const saved = useEntityForm({
    schema: changePasswordForm,
    values: { currentPassword: '', password: '', passwordConfirmation: '', secondFactorCode: '' },
    save,
    marks: wrongCodeMark,
    savedText: () => formatMessage({ id: 'shell.profile.passwordChanged' }),
    onSaved: onClose,
  });
  return (
    <EntityForm
      of={saved}
      idPrefix="password-"
      submitLabel={formatMessage({ id: 'shell.profile.savePassword' })}
      onCancel={onClose}
    >
      <TypedField
        form={saved.form}
        name="currentPassword"
        label={formatMessage({ id: 'shell.profile.currentPassword' })}
      >
        {(field) => <TextField {...field} type="password" autoComplete="current-password" isRequired />}
      </TypedField>
      <NewPasswordFields
        label={formatMessage({ id: 'shell.profile.newPassword' })}
        repeatLabel={formatMessage({ id: 'shell.profile.repeatPassword' })}
        names={person ? [person.name, person.email] : []}
      />
      {isCodeRequired && <SecondFactorField />}
    </EntityForm>
  );
}
