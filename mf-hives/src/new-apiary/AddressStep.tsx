import { apiaryLimits } from '@skep/domain';
import { Button, Grid, Heading, Notice, NumberField, SelectField, Stack, Text, TextField } from '@skep/ui';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { countriesIn } from './countries.ts';
import { useMyPlace } from './useMyPlace.ts';
import type { StepProps } from './useNewApiaryForm.ts';

/** Where the apiary is: an address, coordinates, both or neither. */
export function AddressStep({ form, errorOf }: StepProps) {
  const { formatMessage, locale } = useIntl();
  const country = useController({ control: form.control, name: 'address.country' });
  const countries = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  const line = (
    name: 'street' | 'number' | 'postalCode' | 'city',
    maxLength: number,
    autoComplete: string,
  ) => (
    <TextField
      id={`address.${name}`}
      label={formatMessage({ id: 'hives.addressLine' }, { name })}
      maxLength={maxLength}
      autoComplete={autoComplete}
      error={errorOf(`address.${name}`)}
      {...form.register(`address.${name}`)}
    />
  );

  return (
    <>
      <Text tone="muted">{formatMessage({ id: 'hives.addressHint' })}</Text>
      <Grid gap={16} minColumn={240}>
        {line('street', apiaryLimits.addressLineLength, 'address-line1')}
        {line('number', apiaryLimits.shortLineLength, 'off')}
        {line('postalCode', apiaryLimits.shortLineLength, 'postal-code')}
        {line('city', apiaryLimits.addressLineLength, 'address-level2')}
      </Grid>
      <SelectField
        id="address.country"
        label={formatMessage({ id: 'hives.addressLine' }, { name: 'country' })}
        options={countries}
        value={country.field.value}
        onChange={country.field.onChange}
        error={errorOf('address.country')}
      />
      <CoordinateFields form={form} errorOf={errorOf} />
    </>
  );
}

function CoordinateFields({ form, errorOf }: StepProps) {
  const { formatMessage } = useIntl();
  const latitude = useController({ control: form.control, name: 'coordinates.latitude' });
  const longitude = useController({ control: form.control, name: 'coordinates.longitude' });
  const myPlace = useMyPlace((place) => {
    latitude.field.onChange(place.latitude);
    longitude.field.onChange(place.longitude);
  });

  return (
    <Stack gap={12}>
      <Heading level={3}>{formatMessage({ id: 'hives.coordinates' })}</Heading>
      <Text tone="muted">{formatMessage({ id: 'hives.coordinatesHint' })}</Text>
      <div>
        <Button icon="location" isBusy={myPlace.state.kind === 'asking'} onClick={myPlace.ask}>
          {formatMessage({ id: 'hives.useMyPlace' })}
        </Button>
      </div>
      {myPlace.state.kind === 'failed' && (
        <Notice kind="warning">
          {formatMessage({ id: 'hives.myPlaceFailed' }, { reason: myPlace.state.reason })}
        </Notice>
      )}
      <Grid gap={16} minColumn={240}>
        {[
          { name: 'latitude', controller: latitude, limit: 90 },
          { name: 'longitude', controller: longitude, limit: 180 },
        ].map(({ name, controller, limit }) => (
          <NumberField
            key={name}
            id={`coordinates.${name}`}
            label={formatMessage({ id: 'hives.coordinate' }, { name })}
            min={-limit}
            max={limit}
            decimals={apiaryLimits.coordinateDecimals}
            unit={formatMessage({ id: 'hives.degrees' })}
            value={controller.field.value}
            onChange={controller.field.onChange}
            error={errorOf(`coordinates.${name}`)}
          />
        ))}
      </Grid>
    </Stack>
  );
}
