import type { Place } from '@skep/domain';
import { Link, pathTo, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Button, Chip, LinkButton, Page, Row, type ScreenState, ScreenStates, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { ApiaryMark } from '../apiary-map/ApiaryMapPicture.tsx';
import { MapPicture } from '../apiary-map/MapPicture.tsx';
import { MapSource } from '../apiary-map/MapSource.tsx';
import { MapZoom } from '../apiary-map/MapZoom.tsx';
import { onMap } from '../apiary-map/mercator.ts';
import { searchRadii } from '../apiary-map/neighbours.ts';
import { useIntl } from '../form/use-form-intl.ts';
import type { ApiariesMapQuery as Answer } from '../generated/graphql.ts';
import { isThere } from '../hive/hive-states.ts';
import { ApiariesMapQuery } from './ApiariesMapScreen.graphql.ts';
import { viewOf } from './view-of.ts';

type Apiary = Answer['apiaries'][number];
type Placed = Apiary & { coordinates: Place };

/** All apiaries whose place is known on one map, with how their hives are. */
export function ApiariesMapScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(ApiariesMapQuery, { fetchPolicy: 'cache-and-network' });
  const apiaries = result.data?.apiaries ?? [];
  const placed = apiaries.flatMap((apiary) =>
    apiary.coordinates === null ? [] : [{ ...apiary, coordinates: apiary.coordinates }],
  );
  const unplaced = apiaries.filter(({ coordinates }) => coordinates === null);
  const state = useNoPlaceState(useScreenState(result), placed.length);
  const title = formatMessage({ id: 'hives.map.all' });
  useTitle(title);
  return (
    <Page title={title}>
      <ScreenStates state={state}>
        <Stack gap={24}>
          <Overview apiaries={placed} />
          <Stack as="ul" gap={12}>
            {placed.map((apiary) => (
              <li key={apiary.id}>
                <ApiaryLine apiary={apiary} />
              </li>
            ))}
          </Stack>
          {unplaced.length > 0 && (
            <Text tone="muted">
              {formatMessage(
                { id: 'hives.map.unplaced' },
                { names: unplaced.map(({ name }) => name).join(', ') },
              )}
            </Text>
          )}
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function Overview({ apiaries }: { apiaries: readonly Placed[] }) {
  const { formatMessage } = useIntl();
  const first = viewOf(apiaries.map(({ coordinates }) => coordinates));
  const [zoom, setZoom] = useState(0);
  const [middle, setMiddle] = useState<Place>();
  if (first === undefined) return null;
  const view = middle ?? first.middle;
  const step = Math.min(searchRadii.length - 1, Math.max(0, searchRadii.indexOf(first.radius) + zoom));
  const radius = searchRadii[step] ?? first.radius;
  return (
    <Stack gap={12}>
      <MapPicture
        middle={view}
        radiusKm={radius}
        role="img"
        aria-label={formatMessage({ id: 'hives.map.allLabel' }, { count: apiaries.length })}
      >
        {apiaries.map(({ id, name, color, coordinates }) => (
          <ApiaryMark
            key={id}
            label={name}
            color={color ?? undefined}
            {...onMap(view, coordinates)}
            radiusKm={radius}
          />
        ))}
      </MapPicture>
      <MapSource />
      <MapZoom step={step} radiusKm={radius} onZoom={(steps) => setZoom(zoom + steps)}>
        {apiaries.map(({ id, name, coordinates }) => (
          <Button key={id} kind="quiet" icon="location" onClick={() => setMiddle(coordinates)}>
            {name}
          </Button>
        ))}
      </MapZoom>
    </Stack>
  );
}

function ApiaryLine({ apiary: { id, name, hives } }: { apiary: Placed }) {
  const { formatMessage } = useIntl();
  const there = hives.filter(({ state }) => isThere(state));
  const needy = there.filter(({ lastInspection }) => lastInspection?.needsAttention).length;
  return (
    <Row gap={12} align="center" wrap>
      <Link to={`/?${new URLSearchParams({ search: name })}`}>{name}</Link>
      <Text tone="muted">{formatMessage({ id: 'hives.apiaryLine' }, { hiveCount: there.length })}</Text>
      {needy > 0 && (
        <Chip tone="warning" icon="attention">
          {formatMessage({ id: 'hives.map.attention' }, { count: needy })}
        </Chip>
      )}
      <Link to={pathTo('/apiaries/:id/edit', { id })}>{formatMessage({ id: 'hives.map.place' })}</Link>
    </Row>
  );
}

function useNoPlaceState(state: ScreenState, count: number): ScreenState {
  const { formatMessage } = useIntl();
  if (state.kind !== 'ready' || count > 0) return state;
  return {
    kind: 'empty',
    icon: 'location',
    title: formatMessage({ id: 'hives.map.none' }),
    text: formatMessage({ id: 'hives.map.noneText' }),
    action: (
      <LinkButton to={pathTo('/')} as={Link} kind="main">
        {formatMessage({ id: 'hives.tab' })}
      </LinkButton>
    ),
  };
}
