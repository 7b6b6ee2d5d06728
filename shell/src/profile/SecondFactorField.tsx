import { TypedField } from '@skep/remote-kit/form';
import { Notice, TextField } from '@skep/ui';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useIntl } from './use-profile-intl.ts';

/** A code of the second factor, once the server asks for it; in the form around it. It takes the focus. */
export function SecondFactorField() {
  const { formatMessage } = useIntl();
  const form = useFormContext<{ secondFactorCode: string }>();
  const { setFocus } = form;
  useEffect(() => setFocus('secondFactorCode'), [setFocus]);
  return (
    <>
      <Notice kind="information">{formatMessage({ id: 'shell.profile.secondFactorText' })}</Notice>
      <TypedField
        form={form}
        name="secondFactorCode"
        label={formatMessage({ id: 'shell.profile.secondFactorCode' })}
      >
        {(field) => <TextField {...field} autoComplete="one-time-code" isRequired />}
      </TypedField>
    </>
  );
}
