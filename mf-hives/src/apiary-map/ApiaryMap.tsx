import { apiaryLimits, type Place, roundTo } from '@skep/domain';
import { Link, useQuery, useScreenState } from '@skep/remote-kit';
import { ScreenStates, Skeleton, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { PlaceMapQuery } from './ApiaryMap.graphql.ts';
import { ApiaryMapPicture } from './ApiaryMapPicture.tsx';
import { MapSource } from './MapSource.tsx';
import { MapZoom } from './MapZoom.tsx';
import { NeighbourList } from './NeighbourList.tsx';
import { firstRadius, neighboursOf, type SearchRadius, searchRadii } from './neighbours.ts';

export interface PlaceMapProps {
  place: Place;
  /** The apiary that is there; undefined for one that is being made. */
  apiaryId?: string | undefined;
  onMove: (place: Place) => void;
}

/** Where the bees of an apiary fly, and which other apiaries are near. */
export function ApiaryMap({ place, apiaryId, onMove }: PlaceMapProps) {
  const { formatMessage } = useIntl();
  const result = useQuery(PlaceMapQuery);
  const state = useScreenState(result);
  const neighbours = neighboursOf(place, result.data?.apiaries ?? [], apiaryId);
  const [chosen, setChosen] = useState<SearchRadius>();
  const radius = chosen ?? firstRadius(neighbours);
  const step = searchRadii.indexOf(radius);
  const zoomTo = (index: number) =>
    setChosen(searchRadii[Math.min(searchRadii.length - 1, Math.max(0, index))]);

  function move({ latitude, longitude }: Place) {
    onMove({
      latitude: roundTo(latitude, apiaryLimits.coordinateDecimals),
      longitude: roundTo(longitude, apiaryLimits.coordinateDecimals),
    });
  }

  return (
    <ScreenStates state={state} skeleton={<Skeleton height={320} />}>
      <Stack gap={12}>
        <ApiaryMapPicture place={place} neighbours={neighbours} radiusKm={radius} onMove={move} />
        <MapSource />
        <MapZoom step={step} radiusKm={radius} onZoom={(steps) => zoomTo(step + steps)} />
        <Text size="small" tone="muted">
          {formatMessage({ id: 'hives.map.hint' })}
        </Text>
        <NeighbourList neighbours={neighbours} />
        <Link to="/apiaries/map">{formatMessage({ id: 'hives.map.all' })}</Link>
      </Stack>
    </ScreenStates>
  );
}
