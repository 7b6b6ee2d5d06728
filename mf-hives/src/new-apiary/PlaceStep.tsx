import { apiaryLimits } from '@skep/domain';
import { apiarySwatches, ColorField, Switch, TextField } from '@skep/ui';
import { useIntl } from 'react-intl';
import { useFormValue } from '../form/useFormValue.ts';
import type { StepProps } from './useNewApiaryForm.ts';

/** What the apiary is called and looks like. */
export function PlaceStep({ form, errorOf }: StepProps) {
  const { formatMessage } = useIntl();
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
    </>
  );
}
