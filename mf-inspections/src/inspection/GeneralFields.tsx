import { inspectionLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { Stack, TextField } from '@skep/ui';
import { DateTimeField, GradeField, localMinute, TextArea, YesNoField } from '@skep/ui/form';
import { useIntl } from '../use-intl.ts';
import type { InspectionFormState } from './useInspectionForm.ts';

export interface GeneralFieldsProps {
  form: InspectionFormState;
}

/** Nothing is asked before the day is known: every answer belongs to a moment. */
export function WhenField({ form }: GeneralFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Field form={form} name="inspectedAt" label={formatMessage({ id: 'inspections.when' })}>
      {(field) => (
        <DateTimeField
          {...field}
          isRequired
          max={`${localMinute(new Date()).slice(0, 10)}T23:59`}
          nowLabel={formatMessage({ id: 'inspections.now' })}
        />
      )}
    </Field>
  );
}

/** All that a quick visit needs. */
export function GeneralFields({ form }: GeneralFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={24}>
      <Field form={form} name="impression" label={formatMessage({ id: 'inspections.impression' })}>
        {(field) => <GradeField {...field} />}
      </Field>
      <Field form={form} name="needsAttention" label={formatMessage({ id: 'inspections.needsAttention' })}>
        {(field) => <YesNoField {...field} isYesBad />}
      </Field>
      <TypedField form={form} name="notes" label={formatMessage({ id: 'inspections.notes' })}>
        {(field) => <TextArea {...field} maxLength={inspectionLimits.notesLength} />}
      </TypedField>
      <TypedField form={form} name="reminder" label={formatMessage({ id: 'inspections.reminder' })}>
        {(field) => <TextField {...field} hint={formatMessage({ id: 'inspections.reminderHint' })} />}
      </TypedField>
      <Field form={form} name="reminderAt" label={formatMessage({ id: 'inspections.reminderAt' })}>
        {(field) => <DateTimeField {...field} isNowHidden />}
      </Field>
    </Stack>
  );
}
