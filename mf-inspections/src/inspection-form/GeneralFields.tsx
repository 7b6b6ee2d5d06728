import { Field, TypedField } from '@skep/remote-kit/form';
import { Grid, Stack, TextField } from '@skep/ui';
import { DateTimeField, GradeField, localMinute, YesNoField } from '@skep/ui/form';
import { PhotoField } from '../photos/PhotoField.tsx';
import { DictatedArea } from './DictatedArea.tsx';
import { LastTimeLine } from './LastTimeLine.tsx';
import type { LastTime } from './last-time.ts';
import { useIntl } from './use-form-intl.ts';
import type { InspectionFormState } from './useInspectionForm.ts';

export interface GeneralFieldsProps {
  form: InspectionFormState;
  /** Of the hive; undefined where several are inspected, or it is not known yet. */
  last?: LastTime | undefined;
}

/** Nothing appears before the day is known: every answer belongs to a moment. */
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

export interface AllGeneralFieldsProps extends GeneralFieldsProps {
  /** A photo is of one hive. */
  isOfMany: boolean;
}

/** All that a quick visit needs, and what else can be said of it. */
export function GeneralFields({ form, last, isOfMany }: AllGeneralFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <Grid minColumn={290} gap={24}>
      <ImpressionField form={form} last={last} />
      <AttentionField form={form} last={last} />
      <DictatedArea form={form} name="notes" label={formatMessage({ id: 'inspections.notes' })} />
      <DictatedArea form={form} name="nextNotes" label={formatMessage({ id: 'inspect.nextNotes' })} />
      <DictatedArea form={form} name="action" label={formatMessage({ id: 'inspect.action' })} />
      <DictatedArea form={form} name="conditions" label={formatMessage({ id: 'inspect.conditions' })} />
      <TypedField form={form} name="reminder" label={formatMessage({ id: 'inspections.reminder' })}>
        {(field) => <TextField {...field} hint={formatMessage({ id: 'inspections.reminderHint' })} />}
      </TypedField>
      <Field form={form} name="reminderAt" label={formatMessage({ id: 'inspections.reminderAt' })}>
        {(field) => <DateTimeField {...field} isNowHidden />}
      </Field>
      {!isOfMany && (
        <Field form={form} name="photos" label={formatMessage({ id: 'inspect.photos' })}>
          {(field) => <PhotoField {...field} />}
        </Field>
      )}
    </Grid>
  );
}

function ImpressionField({ form, last }: GeneralFieldsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { impression, inspectedAt = '' } = last?.inspection ?? {};
  const seen =
    impression == null ? undefined : { value: impression, text: formatNumber(impression), inspectedAt };
  return (
    <Field form={form} name="impression" label={formatMessage({ id: 'inspections.impression' })}>
      {(field) => (
        <Stack gap={4}>
          <GradeField {...field} />
          <LastTimeLine
            seen={seen}
            label={field.label}
            isTaken={field.value === impression}
            onTake={field.onChange}
          />
        </Stack>
      )}
    </Field>
  );
}

function AttentionField({ form, last }: GeneralFieldsProps) {
  const { formatMessage } = useIntl();
  const { needsAttention, inspectedAt = '' } = last?.inspection ?? {};
  const text = formatMessage({ id: needsAttention ? 'ui.yes' : 'ui.no' });
  const seen = needsAttention == null ? undefined : { value: needsAttention, text, inspectedAt };
  return (
    <Field form={form} name="needsAttention" label={formatMessage({ id: 'inspections.needsAttention' })}>
      {(field) => (
        <Stack gap={4}>
          <YesNoField {...field} isYesBad />
          <LastTimeLine
            seen={seen}
            label={field.label}
            isTaken={field.value === needsAttention}
            onTake={field.onChange}
          />
        </Stack>
      )}
    </Field>
  );
}
