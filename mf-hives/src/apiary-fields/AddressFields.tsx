import { apiaryLimits, type Place } from '@skep/domain';
import { countriesIn } from '@skep/i18n/countries';
import { Field, TypedField, useFormValue } from '@skep/remote-kit/form';
import { Button, Grid, Heading, Notice, Stack, Text, TextField } from '@skep/ui';
import { NumberField, SelectField } from '@skep/ui/form';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { ApiaryMapButton } from '../apiary-map/ApiaryMapButton.tsx';
import { TownSearch } from '../apiary-map/TownSearch.tsx';
import { useIntl } from '../form/use-form-intl.ts';
import type { ApiaryValues } from './apiary-values.ts';
import { useGeolocation } from './useGeolocation.ts';

export interface AddressFieldsProps {
  /** Undefined for an apiary that is being made. */
  apiaryId?: string | undefined;
}

/** Where the apiary is: an address, coordinates, both or neither; in the form around it. */
export function AddressFields({ apiaryId }: AddressFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const form = useFormContext<ApiaryValues>();
  const countries = useMemo(
    () => countriesIn(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  const line = (
    name: 'street' | 'number' | 'postalCode' | 'city',
    maxLength: number,
    autoComplete: string,
  ) => (
    <TypedField form={form} name={`address.${name}`} label={formatMessage({ id: `hives.address.${name}` })}>
      {(field) => <TextField {...field} maxLength={maxLength} autoComplete={autoComplete} />}
    </TypedField>
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
      <Field form={form} name="address.country" label={formatMessage({ id: 'hives.address.country' })}>
        {(field) => <SelectField {...field} options={countries} />}
      </Field>
      <CoordinateFields apiaryId={apiaryId} />
    </>
  );
}

/** From the equator, and from Greenwich, in degrees. */
const furthest = { latitude: 90, longitude: 180 };

function CoordinateFields({ apiaryId }: AddressFieldsProps) {
  const { formatMessage } = useIntl();
  const form = useFormContext<ApiaryValues>();
  const latitude = useFormValue(form, 'coordinates.latitude');
  const longitude = useFormValue(form, 'coordinates.longitude');
  const moveTo = (place: Place) => {
    latitude.onChange(place.latitude);
    longitude.onChange(place.longitude);
  };
  const myPlace = useGeolocation(moveTo);

  return (
    <Stack gap={12}>
      <Heading level={3}>{formatMessage({ id: 'hives.coordinates' })}</Heading>
      <Text tone="muted">{formatMessage({ id: 'hives.coordinatesHint' })}</Text>
      <TownSearch onPlace={moveTo} />
      <div>
        <Button icon="location" isBusy={myPlace.state.kind === 'asking'} onClick={myPlace.ask}>
          {formatMessage({ id: 'hives.useMyPlace' })}
        </Button>
      </div>
      {myPlace.state.kind === 'failed' && (
        <Notice kind="warning">{formatMessage({ id: `hives.myPlaceFailed.${myPlace.state.reason}` })}</Notice>
      )}
      <Grid gap={16} minColumn={300}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <Field
            key={name}
            form={form}
            name={`coordinates.${name}`}
            label={formatMessage({ id: `hives.coordinate.${name}` })}
          >
            {(field) => (
              <NumberField
                {...field}
                min={-furthest[name]}
                max={furthest[name]}
                decimals={apiaryLimits.coordinateDecimals}
                unit={formatMessage({ id: 'hives.degrees' })}
              />
            )}
          </Field>
        ))}
      </Grid>
      <ApiaryMapButton place={placeOf(latitude.value, longitude.value)} apiaryId={apiaryId} onMove={moveTo} />
    </Stack>
  );
}

/** A place that is on the earth; what is typed may not be yet. */
function placeOf(latitude: number | undefined, longitude: number | undefined): Place | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}
