import { TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { useFormContext } from 'react-hook-form';
import { PasswordRules } from './PasswordRules.tsx';

export interface NewPasswordFieldsProps {
  label: string;
  repeatLabel: string;
  /** Name and address of a person who has an account. Default: those in the form. */
  names?: readonly string[];
}

/** A password that is new, its rules, and once more; in the form around it. */
export function NewPasswordFields({ label, repeatLabel, names }: NewPasswordFieldsProps) {
  const form = useFormContext<{
    password: string;
    passwordConfirmation: string;
    name?: string;
    email?: string;
  }>();
  const inForm = form.watch(['name', 'email']).filter((name) => name !== undefined);
  return (
    <>
      <TypedField form={form} name="password" label={label}>
        {(field) => <TextField {...field} type="password" autoComplete="new-password" isRequired />}
      </TypedField>
      <PasswordRules password={form.watch('password')} names={names ?? inForm} />
      <TypedField form={form} name="passwordConfirmation" label={repeatLabel}>
        {(field) => <TextField {...field} type="password" autoComplete="new-password" isRequired />}
      </TypedField>
    </>
  );
}
