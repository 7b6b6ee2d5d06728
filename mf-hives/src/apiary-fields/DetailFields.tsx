import { apiaryLimits } from '@skep/domain';
import { useFieldError } from '@skep/remote-kit';
import { useFormValue } from '@skep/remote-kit/form';
import { apiarySwatches, ColorField, Switch, TextArea, TextField } from '@skep/ui';
import { useFormContext } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ApiaryValues } from './apiary-values.ts';

/** What the apiary is called and looks like, in the form around it. */
export function DetailFields() {
  const { formatMessage } = useIntl();
  const form = useFormContext<ApiaryValues>();
  const errorOf = useFieldError(form.formState.errors);
  const color = useFormValue(form, 'color');
  const isRoofed = useFormValue(form, 'isRoofed');
  return (
    <>
      <TextField
        id="name"
        label={formatMessage({ id: 'hives.apiaryName' })}
        isRequired
        maxLength={apiaryLimits.nameLength}
        autoComplete="off"
        error={errorOf('name')}
        {...form.register('name')}
      />
      <ColorField
        id="color"
        label={formatMessage({ id: 'hives.apiaryColour' })}
        hint={formatMessage({ id: 'hives.apiaryColourHint' })}
        swatches={apiarySwatches}
        value={color.value}
        onChange={color.onChange}
        error={errorOf('color')}
      />
      <Switch
        id="isRoofed"
        label={formatMessage({ id: 'hives.roofed' })}
        hint={formatMessage({ id: 'hives.roofedHint' })}
        isChecked={isRoofed.value}
        onChange={isRoofed.onChange}
      />
      <TextArea
        id="description"
        label={formatMessage({ id: 'hives.apiaryDescription' })}
        hint={formatMessage({ id: 'hives.apiaryDescriptionHint' })}
        maxLength={apiaryLimits.descriptionLength}
        error={errorOf('description')}
        {...form.register('description')}
      />
    </>
  );
}
