import { apiaryLimits } from '@skep/domain';
import { Field, TypedField } from '@skep/remote-kit/form';
import { TextField } from '@skep/ui';
import { apiarySwatches, ColorField, Switch, TextArea } from '@skep/ui/form';
import { useFormContext } from 'react-hook-form';
import { useIntl } from '../form/use-form-intl.ts';
import type { ApiaryValues } from './apiary-values.ts';

/** What the apiary is called and looks like, in the form around it. */
export function DetailFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<ApiaryValues>();
  return (
    <>
      <TypedField form={form} name="name" label={formatMessage({ id: 'hives.apiaryName' })}>
        {(field) => (
          <TextField {...field} isRequired maxLength={apiaryLimits.nameLength} autoComplete="off" />
        )}
      </TypedField>
      <Field form={form} name="color" label={formatMessage({ id: 'hives.apiaryColour' })}>
        {(field) => (
          <ColorField
            {...field}
            hint={formatMessage({ id: 'hives.apiaryColourHint' })}
            swatches={apiarySwatches}
          />
        )}
      </Field>
      <Field form={form} name="isRoofed" label={formatMessage({ id: 'hives.roofed' })}>
        {({ value, ...field }) => (
          <Switch {...field} hint={formatMessage({ id: 'hives.roofedHint' })} isChecked={value} />
        )}
      </Field>
      <TypedField form={form} name="description" label={formatMessage({ id: 'hives.apiaryDescription' })}>
        {(field) => (
          <TextArea
            {...field}
            hint={formatMessage({ id: 'hives.apiaryDescriptionHint' })}
            maxLength={apiaryLimits.descriptionLength}
          />
        )}
      </TypedField>
    </>
  );
}
