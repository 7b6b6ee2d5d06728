import { EntityForm, type SavedFormState } from '@skep/remote-kit/form';
import { Card, Stack } from '@skep/ui';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

export interface StepFormProps<Values extends FieldValues, Output> {
  saved: SavedFormState<Values, Output>;
  /** Default: "Save". */
  submitLabel?: string;
  children: ReactNode;
}

/** A step in the life of a colony as a form: its fields on one card. */
export function StepForm<Values extends FieldValues, Output>({
  saved,
  children,
  ...look
}: StepFormProps<Values, Output>) {
  return (
    <EntityForm of={saved} onCancel={saved.cancel} {...look}>
      <Card>
        <Stack gap={24}>{children}</Stack>
      </Card>
    </EntityForm>
  );
}
