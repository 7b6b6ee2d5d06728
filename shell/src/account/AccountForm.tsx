import { RequestForm, type SentFormState } from '@skep/remote-kit/form';
import { Button } from '@skep/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

export interface AccountFormProps<Values extends FieldValues, Output> {
  of: SentFormState<Values, Output>;
  submitLabel: string;
  /** A way out of the failure, below its sentence. */
  failureAction?: ReactNode;
  children: ReactNode;
}

/** The form of an account screen, with its one main action. */
export function AccountForm<Values extends FieldValues, Output>({
  submitLabel,
  ...form
}: AccountFormProps<Values, Output>) {
  return (
    <RequestForm
      {...form}
      buttons={
        <Button kind="main" type="submit" isWide isBusy={form.of.isSending}>
          {submitLabel}
        </Button>
      }
    />
  );
}
