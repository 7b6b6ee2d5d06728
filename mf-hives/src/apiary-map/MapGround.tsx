import { type Place, roundTo } from '@skep/domain';
import { useQuery } from '@skep/remote-kit';
import { tokens } from '@skep/ui';
import styled from 'styled-components';
import { MapOutlinesQuery, MapTilesQuery } from './MapGround.graphql.ts';
import { mapLatitudeMax, onMap, tilesIn } from './mercator.ts';

interface MapGroundProps {
  middle: Place;
  radiusKm: number;
}

/** Natural Earth's coast lines are some kilometres off: nearer than this they would be wrong. */
const outlinesFromKm = 20;

/** The service draws outlines in a square whose half width are so many units. */
const outlineUnits = 500;

/** What is below the marks of a map: tiles where the operator has set a server, else coasts and borders of the service. */
export function MapGround({ middle, radiusKm }: MapGroundProps) {
  const { data } = useQuery(MapTilesQuery);
  if (data === undefined) return null;
  const { mapTiles: tiles } = data;
  if (tiles) {
    return tilesIn(middle, radiusKm, tiles.url).map(({ url, east, north, width }) => (
      <image
        key={url}
        href={url}
        x={east}
        y={-north}
        width={width}
        height={width}
        preserveAspectRatio="none"
      />
    ));
  }
  return radiusKm < outlinesFromKm ? null : <Outlines middle={middle} radiusKm={radiusKm} />;
}

function Outlines({ middle, radiusKm }: MapGroundProps) {
  // A pin that moves a little needs no other outlines.
  const around = {
    latitude: Math.min(mapLatitudeMax, Math.max(-mapLatitudeMax, roundTo(middle.latitude, 1))),
    longitude: roundTo(middle.longitude, 1),
  };
  const radius = Math.ceil(radiusKm * 1.5);
  const { data } = useQuery(MapOutlinesQuery, { variables: { ...around, radiusKm: radius } });
  if (data === undefined) return null;
  const { land, borders } = data.mapOutlines;
  const { east, north } = onMap(middle, around);
  return (
    <g transform={`translate(${east} ${-north}) scale(${radius / outlineUnits})`}>
      <Land d={land} />
      <Borders d={borders} />
    </g>
  );
}

const Land = styled.path`
  fill: ${tokens.color.surface};
  stroke: ${tokens.color.textMuted};
  vector-effect: non-scaling-stroke;
`;

const Borders = styled.path`
  fill: none;
  stroke: ${tokens.color.textMuted};
  stroke-dasharray: 4 3;
  vector-effect: non-scaling-stroke;
`;
