import { useQuery } from '@skep/remote-kit';
import { Field } from '@skep/remote-kit/form';
import { Card, Heading, Stack, Text } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useWatch } from 'react-hook-form';
import { readFragment } from '../generated/fragment-masking.ts';
import { instantOf } from '../inspection-form/inspection-values.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { ReadingsFragment, ReadingsQuery } from './readings.graphql.ts';
import { type ReadingText, useReadingTexts } from './useReadingTexts.ts';

export interface ReadingsFieldProps {
  form: InspectionFormState;
  /** Each hive gets its own: none is shown here. Default: false */
  isOfMany?: boolean;
}

/** The weather at the apiary and the weight of the scale, proposed: what is switched off is not saved. */
export function ReadingsField({ form, isOfMany = false }: ReadingsFieldProps) {
  const { formatMessage } = useIntl();
  const [hiveId, inspectedAt] = useWatch({ control: form.control, name: ['hiveId', 'inspectedAt'] });
  const at = instantOf(inspectedAt) ?? null;
  const { data, error } = useQuery(ReadingsQuery, { variables: { hiveId, at }, skip: isOfMany });
  const textsOf = useReadingTexts();
  const texts = textsOf(readFragment(ReadingsFragment, data?.hive?.readings));

  function hintOf(text: ReadingText | undefined): string | undefined {
    if (text) return `${text.value} – ${text.source}`;
    if (error) return formatMessage({ id: 'inspect.readingsOffline' });
    return data && formatMessage({ id: 'inspect.readingsUnknown' });
  }

  return (
    <Card>
      <Stack gap={12}>
        <Heading level={2} look={3}>
          {formatMessage({ id: 'inspect.readings' })}
        </Heading>
        <Text tone="muted" size="small">
          {formatMessage({ id: 'inspect.readingsHint' })}
        </Text>
        <Field form={form} name="hasWeather" label={formatMessage({ id: 'inspections.weather' })}>
          {({ value, ...field }) => (
            <Switch {...field} hint={hintOf(texts.weather)} isChecked={value ?? false} />
          )}
        </Field>
        <Field form={form} name="hasWeight" label={formatMessage({ id: 'inspections.weight' })}>
          {({ value, ...field }) => (
            <Switch {...field} hint={hintOf(texts.weight)} isChecked={value ?? false} />
          )}
        </Field>
      </Stack>
    </Card>
  );
}
