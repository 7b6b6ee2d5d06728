import type { Place } from '@skep/domain';
import { useQuery } from '@skep/remote-kit';
import { Button, Row, Stack, Text, TextField } from '@skep/ui';
import { useDeferredValue, useId, useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { TownsQuery } from './TownSearch.graphql.ts';

/** Shorter beginnings fit too many towns. */
const searchMin = 2;
const searchMax = 120;

/** Finds a town by the beginning of its name; its place is a beginning for that of the apiary. */
export function TownSearch({ onPlace }: { onPlace: (place: Place) => void }) {
  const { formatMessage, locale } = useIntl();
  const [text, setText] = useState('');
  const search = useDeferredValue(text).trim();
  const id = useId();
  const { data, previousData, error } = useQuery(TownsQuery, {
    variables: { search },
    skip: search.length < searchMin,
  });
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const towns = search.length < searchMin ? undefined : (data ?? previousData)?.towns;
  return (
    <Stack gap={8}>
      <TextField
        id={id}
        type="search"
        label={formatMessage({ id: 'hives.map.town' })}
        hint={formatMessage({ id: 'hives.map.townHint' })}
        value={text}
        maxLength={searchMax}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        // In a form, which it would send.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div role="status">
        {error && <Text>{formatMessage({ id: 'hives.map.townFailed' })}</Text>}
        {!error && towns?.length === 0 && <Text>{formatMessage({ id: 'hives.map.noTown' })}</Text>}
      </div>
      {towns !== undefined && towns.length > 0 && (
        <Row gap={8} wrap>
          {towns.map(({ name: town, country, latitude, longitude }) => (
            <Button
              key={`${latitude} ${longitude}`}
              kind="quiet"
              onClick={() => {
                setText('');
                onPlace({ latitude, longitude });
              }}
            >
              {formatMessage(
                { id: 'hives.map.townName' },
                { town, country: countries.of(country) ?? country },
              )}
            </Button>
          ))}
        </Row>
      )}
    </Stack>
  );
}
