import { apiaryLimits } from '@skep/domain';
import { apiarySwatches, ColorField, Switch, TextField } from '@skep/ui';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { StepProps } from './useNewApiaryForm.ts';

/** What the apiary is called and looks like. */
export function PlaceStep({ form, errorOf }: StepProps) {
  const { formatMessage } = useIntl();
  const color = useController({ control: form.control, name: 'color' });
  const isRoofed = useController({ control: form.control, name: 'isRoofed' });
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
        value={color.field.value}
        onChange={color.field.onChange}
        error={errorOf('color')}
      />
      <Switch
        id="isRoofed"
        label={formatMessage({ id: 'hives.roofed' })}
        hint={formatMessage({ id: 'hives.roofedHint' })}
        isChecked={isRoofed.field.value}
        onChange={isRoofed.field.onChange}
      />
    </>
  );
}
