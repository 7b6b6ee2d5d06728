import { type NamedFieldProps, TypedField } from '@skep/remote-kit/form';
import { Card } from '@skep/ui';
import { TextArea } from '@skep/ui/form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useIntl } from '../use-book-intl.ts';

type Corrected = FieldValues & { correctionReason: string };

/** Why an entry is corrected; the first field of a correction. */
export function CorrectionField<Values extends Corrected, Output>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  const { formatMessage } = useIntl();
  // That a form with such a value has its path is more than TypeScript follows.
  const name = 'correctionReason' satisfies NamedFieldProps['name'] as FieldPath<Values>;
  return (
    <Card as="section">
      <TypedField form={form} name={name} label={formatMessage({ id: 'book.correctionReason' })}>
        {(field) => <TextArea {...field} isRequired rows={2} />}
      </TypedField>
    </Card>
  );
}
