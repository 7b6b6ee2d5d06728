import { TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { useFormContext } from 'react-hook-form';
import { PasswordRules } from './PasswordRules.tsx';

export interface NewPasswordFieldsProps {
  label: string;
  repeatLabel: string;
}

/** A password that is new, its rules, and once more; in the form around it. */
export function NewPasswordFields({ label, repeatLabel }: NewPasswordFieldsProps) {
  const form = useFormContext<{ password: string; passwordConfirmation: string }>();
  return (
    <>
      <TypedField form={form} name="password" label={label}>
        {(field) => <TextField {...field} type="password" autoComplete="new-password" isRequired />}
      </TypedField>
      <PasswordRules password={form.watch('password')} />
      <TypedField form={form} name="passwordConfirmation" label={repeatLabel}>
        {(field) => <TextField {...field} type="password" autoComplete="new-password" isRequired />}
      </TypedField>
    </>
  );
}
