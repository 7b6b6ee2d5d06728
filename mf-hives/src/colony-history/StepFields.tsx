import { hiveLifeLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { DateField, TextArea } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import { localToday, type StepValues } from './step-values.ts';
import { useIntl } from './use-life-intl.ts';

export interface StepFieldsProps {
  /** False where no hive has a history that shows the note. */
  isWithNote?: boolean;
}

/** When it happened, and what there is to say about it; in the form around it. */
export function StepFields({ isWithNote = true }: StepFieldsProps) {
  const { formatMessage } = useIntl();
  const form = useFormContext<StepValues>();
  return (
    <>
      <Field form={form} name="date" label={formatMessage({ id: 'life.field.date' })}>
        {(field) => <DateField {...field} isRequired max={localToday()} />}
      </Field>
      {isWithNote && (
        <TypedField form={form} name="note" label={formatMessage({ id: 'life.field.note' })}>
          {(field) => <TextArea {...field} maxLength={hiveLifeLimits.noteLength} rows={3} />}
        </TypedField>
      )}
    </>
  );
}
