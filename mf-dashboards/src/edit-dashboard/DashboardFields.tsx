import {
  dashboardIntervals,
  dashboardLimits,
  dashboardParts,
  dashboardThemes,
  offeredLanguages,
  type TemperatureUnit,
  temperatureUnits,
  type WeightUnit,
  weightUnits,
} from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { Card, Checkbox, ChoiceField, Stack, TextField } from '@skep/ui';
import { DateField, MultiChoiceField, NumberField, SelectField, TextArea } from '@skep/ui/form';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { useIntl } from '../forms/use-form-intl.ts';
import { type DashboardValues, inCapitals } from './dashboard-values.ts';
import { HiveChoice } from './HiveChoice.tsx';
import type { OwnHive } from './own-hives.ts';

/** All that can be said of a dashboard, in the form around it. */
export function DashboardFields({ hives }: { hives: readonly OwnHive[] }) {
  const form = useFormContext<DashboardValues>();
  return (
    <>
      <Card as="section">
        <Stack gap={24}>
          <WordFields form={form} />
          <HiveField form={form} hives={hives} />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={24}>
          <TimeFields form={form} />
          <PartFields form={form} />
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={24}>
          <LookFields form={form} />
        </Stack>
      </Card>
    </>
  );
}

type Form = UseFormReturn<DashboardValues>;

function WordFields({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TypedField form={form} name="title" label={formatMessage({ id: 'dashboards.field.title' })}>
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage({ id: 'dashboards.titleHint' })}
            maxLength={dashboardLimits.titleLength}
            autoComplete="off"
          />
        )}
      </TypedField>
      <TypedField form={form} name="description" label={formatMessage({ id: 'dashboards.description' })}>
        {(field) => (
          <TextField
            {...field}
            hint={formatMessage({ id: 'dashboards.descriptionHint' })}
            maxLength={dashboardLimits.descriptionLength}
            autoComplete="off"
          />
        )}
      </TypedField>
    </>
  );
}

function HiveField({ form, hives }: { form: Form; hives: readonly OwnHive[] }) {
  const { formatMessage } = useIntl();
  return (
    <Field form={form} name="hiveIds" label={formatMessage({ id: 'dashboards.hives' })}>
      {(field) => <HiveChoice {...field} hives={hives} />}
    </Field>
  );
}

function TimeFields({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const intervals = dashboardIntervals.map((value) => ({
    value,
    label: formatMessage({ id: `dashboards.interval.${inCapitals(value)}` }),
  }));
  return (
    <>
      <Field form={form} name="paceSeconds" label={formatMessage({ id: 'dashboards.paceSeconds' })}>
        {(field) => (
          <NumberField
            {...field}
            isRequired
            min={dashboardLimits.paceSecondsMin}
            max={dashboardLimits.paceSecondsMax}
            step={15}
          />
        )}
      </Field>
      <Field form={form} name="interval" label={formatMessage({ id: 'dashboards.interval' })}>
        {({ onChange, ...field }) => (
          <SelectField
            {...field}
            options={intervals}
            isAlwaysChosen
            onChange={(interval) => interval !== undefined && onChange(interval)}
          />
        )}
      </Field>
      {form.watch('interval') === 'selection' && (
        <>
          <Field form={form} name="startsOn" label={formatMessage({ id: 'dashboards.startsOn' })}>
            {(field) => <DateField {...field} isRequired />}
          </Field>
          <Field form={form} name="endsOn" label={formatMessage({ id: 'dashboards.endsOn' })}>
            {(field) => <DateField {...field} isRequired />}
          </Field>
        </>
      )}
    </>
  );
}

function PartFields({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const parts = dashboardParts.map((value) => ({
    value,
    label: formatMessage({ id: `dashboards.part.${inCapitals(value)}` }),
  }));
  return (
    <>
      <Field form={form} name="parts" label={formatMessage({ id: 'dashboards.parts' })}>
        {({ value, ...field }) => <MultiChoiceField {...field} options={parts} values={value} />}
      </Field>
      <Field form={form} name="showsAll" label={formatMessage({ id: 'dashboards.showsAll' })}>
        {({ value, ...field }) => <Checkbox {...field} isChecked={value} />}
      </Field>
    </>
  );
}

function LookFields({ form }: { form: Form }) {
  const { formatMessage } = useIntl();
  const themes = dashboardThemes.map((value) => ({
    value,
    label: formatMessage({ id: `dashboards.theme.${inCapitals(value)}` }),
  }));
  const labelled = <Unit extends WeightUnit | TemperatureUnit>(units: readonly Unit[]) =>
    units.map((value) => ({ value, label: formatMessage({ id: `dashboards.${value}` }) }));
  const languages = offeredLanguages.map(({ code: value, name: label }) => ({ value, label }));
  return (
    <>
      <Field form={form} name="language" label={formatMessage({ id: 'dashboards.language' })}>
        {({ value, onChange, ...field }) => (
          <SelectField
            {...field}
            options={languages}
            value={languages.find((language) => language.value === value)?.value}
            placeholder={formatMessage({ id: 'dashboards.anyLanguage' })}
            onChange={(language) => onChange(language ?? '')}
          />
        )}
      </Field>
      <Field form={form} name="weightUnit" label={formatMessage({ id: 'dashboards.weightUnit' })}>
        {(field) => <ChoiceField {...field} options={labelled(weightUnits)} />}
      </Field>
      <Field form={form} name="temperatureUnit" label={formatMessage({ id: 'dashboards.temperatureUnit' })}>
        {(field) => <ChoiceField {...field} options={labelled(temperatureUnits)} />}
      </Field>
      <Field form={form} name="theme" label={formatMessage({ id: 'dashboards.theme' })}>
        {(field) => <ChoiceField {...field} options={themes} />}
      </Field>
      <TypedField form={form} name="sites" label={formatMessage({ id: 'dashboards.sites' })}>
        {(field) => <TextArea {...field} hint={formatMessage({ id: 'dashboards.sitesHint' })} />}
      </TypedField>
    </>
  );
}
