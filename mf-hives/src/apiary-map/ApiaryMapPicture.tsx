import { type Distance, flightRadiusKm } from '@skep/domain';
import { focusRing, tokens } from '@skep/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import type { Neighbour } from './neighbours.ts';

export interface PlacePictureProps {
  neighbours: readonly Neighbour[];
  /** Half of what is shown, in kilometres. */
  radiusKm: number;
  onMove: (way: Distance) => void;
}

/** As far as an arrow key moves the place, in kilometres; with shift ten times as far. */
const keyStepKm = 0.1;

const ways: Record<string, Distance> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
};

/** North is above, kilometres are the unit, and the apiary is in the middle. A press moves it there. */
export function ApiaryMapPicture({ neighbours, radiusKm, onMove }: PlacePictureProps) {
  const { formatMessage } = useIntl();
  const picture = useRef<SVGSVGElement>(null);
  const line = radiusKm / 120;

  function moveByKey(event: KeyboardEvent) {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const far = keyStepKm * (event.shiftKey ? 10 : 1);
    onMove({ east: way.east * far, north: way.north * far });
  }

  function moveByPress({ clientX, clientY }: MouseEvent) {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const kmPerPixel = (2 * radiusKm) / box.width;
    onMove({
      east: (clientX - box.left - box.width / 2) * kmPerPixel,
      north: (box.top + box.height / 2 - clientY) * kmPerPixel,
    });
  }

  return (
    <Picture
      ref={picture}
      viewBox={`${-radiusKm} ${-radiusKm} ${2 * radiusKm} ${2 * radiusKm}`}
      // A plane to steer on: the arrow keys are its own.
      role="application"
      aria-label={formatMessage({ id: 'hives.map.label' }, { count: neighbours.length })}
      tabIndex={0}
      onKeyDown={moveByKey}
      onClick={moveByPress}
    >
      {neighbours.map(({ id, east, north, color }) => (
        <g key={id} transform={`translate(${east} ${-north})`} color={color}>
          <Area r={flightRadiusKm} strokeWidth={line} />
          <circle r={radiusKm / 40} fill="currentcolor" stroke={tokens.color.hiveLine} strokeWidth={line} />
        </g>
      ))}
      <OwnArea r={flightRadiusKm} strokeWidth={line * 1.5} />
      <Own d={`M0 0l${-radiusKm / 22} ${-radiusKm / 10}h${radiusKm / 11}z`} strokeWidth={line} />
      <Letters fontSize={radiusKm / 10} x={0} y={-radiusKm * 0.88}>
        {formatMessage({ id: 'hives.map.north' })}
      </Letters>
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 480px;
  aspect-ratio: 1;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textMuted};
  cursor: crosshair;
  touch-action: manipulation;
  ${focusRing}
`;

const Area = styled.circle`
  fill: currentcolor;
  fill-opacity: 0.12;
  stroke: currentcolor;
  stroke-opacity: 0.7;
`;

const OwnArea = styled.circle`
  fill: ${tokens.color.accent};
  fill-opacity: 0.22;
  stroke: ${tokens.color.accentEdge};
`;

const Own = styled.path`
  fill: ${tokens.color.accent};
  stroke: ${tokens.color.hiveLine};
  stroke-linejoin: round;
`;

const Letters = styled.text`
  fill: ${tokens.color.textMuted};
  font-family: ${tokens.font.family};
  text-anchor: middle;
`;
