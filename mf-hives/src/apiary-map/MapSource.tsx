import { useQuery } from '@skep/remote-kit';
import { Text } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { MapTilesQuery } from './MapGround.graphql.ts';

/** Where the ground of the map comes from, and who learns which places are looked at. */
export function MapSource() {
  const { formatMessage } = useIntl();
  const tiles = useQuery(MapTilesQuery).data?.mapTiles;
  return (
    <Text size="small" tone="muted">
      {tiles
        ? [tiles.attribution, formatMessage({ id: 'hives.map.tiles' }, { host: new URL(tiles.url).host })]
            .filter(Boolean)
            .join(' · ')
        : formatMessage({ id: 'hives.map.noTiles' })}
    </Text>
  );
}
