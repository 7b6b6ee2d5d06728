import { type Distance, flightRadiusKm, type Place, placeAt } from '@skep/domain';
import { tokens } from '@skep/ui';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import { lineOf, MapPicture } from './MapPicture.tsx';
import { onMap, placeOnMap } from './mercator.ts';
import type { Neighbour } from './neighbours.ts';

export interface PlacePictureProps {
  place: Place;
  neighbours: readonly Neighbour[];
  /** Half of what is shown, in kilometres. */
  radiusKm: number;
  onMove: (place: Place) => void;
}

/** As far as an arrow key moves the place, in kilometres; with shift ten times as far. */
const keyStepKm = 0.1;

/** Within this bees gather most pollen and nectar where there is enough. */
const nearRadiusKm = 1;

const ways: Record<string, Distance> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowLeft: { east: -1, north: 0 },
  ArrowRight: { east: 1, north: 0 },
};

/** The apiary is in the middle. A press moves it there, and its pin can be dragged. */
export function ApiaryMapPicture({ place, neighbours, radiusKm, onMove }: PlacePictureProps) {
  const { formatMessage } = useIntl();
  const picture = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<Distance>();
  const line = lineOf(radiusKm);
  const { east, north } = dragged ?? { east: 0, north: 0 };

  function moveByKey(event: KeyboardEvent) {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const far = keyStepKm * (event.shiftKey ? 10 : 1);
    onMove(placeAt(place, { east: way.east * far, north: way.north * far }));
  }

  function wayTo({ clientX, clientY }: MouseEvent): Distance | undefined {
    const box = picture.current?.getBoundingClientRect();
    if (!box || box.width === 0) return undefined;
    const kmPerPixel = (2 * radiusKm) / box.width;
    return {
      east: (clientX - box.left - box.width / 2) * kmPerPixel,
      north: (box.top + box.height / 2 - clientY) * kmPerPixel,
    };
  }

  const moveTo = (way: Distance | undefined) => way && onMove(placeOnMap(place, way));

  const pin = {
    onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId),
    onPointerMove: (event: PointerEvent) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) setDragged(wayTo(event));
    },
    onPointerUp: () => {
      moveTo(dragged);
      setDragged(undefined);
    },
    onPointerCancel: () => setDragged(undefined),
    // The end of a drag with a mouse is a press as well.
    onClick: (event: MouseEvent) => event.stopPropagation(),
  };

  return (
    <MapPicture
      ref={picture}
      middle={place}
      radiusKm={radiusKm}
      // A plane to steer on: the arrow keys are its own.
      role="application"
      aria-label={formatMessage({ id: 'hives.map.label' }, { count: neighbours.length })}
      tabIndex={0}
      style={{ cursor: 'crosshair' }}
      onKeyDown={moveByKey}
      onClick={(event) => moveTo(wayTo(event))}
    >
      {neighbours.map((neighbour) => (
        <ApiaryMark
          key={neighbour.id}
          {...neighbour}
          {...onMap(place, neighbour.place)}
          radiusKm={radiusKm}
        />
      ))}
      <g transform={`translate(${east} ${-north})`}>
        <OwnArea r={flightRadiusKm} strokeWidth={line * 1.5} />
        <OwnArea r={nearRadiusKm} strokeWidth={line} />
        <Pin
          d={`M0 0l${-radiusKm / 16} ${-radiusKm / 7}h${radiusKm / 8}z`}
          strokeWidth={line}
          data-testid="pin"
          {...pin}
        />
      </g>
    </MapPicture>
  );
}

export interface ApiaryMarkProps extends Distance {
  color: string | undefined;
  radiusKm: number;
  /** Written next to it. Default: nothing is. */
  label?: string;
}

/** Another apiary, with the area in which its bees gather. */
export function ApiaryMark({ color, east, north, radiusKm, label }: ApiaryMarkProps) {
  const line = lineOf(radiusKm);
  return (
    <g transform={`translate(${east} ${-north})`} color={color}>
      <Area r={flightRadiusKm} strokeWidth={line} />
      <circle r={radiusKm / 40} fill="currentcolor" stroke={tokens.color.hiveLine} strokeWidth={line} />
      {label !== undefined && (
        <Label x={radiusKm / 25} y={radiusKm / 60} fontSize={radiusKm / 16} strokeWidth={radiusKm / 60}>
          {label}
        </Label>
      )}
    </g>
  );
}

const Area = styled.circle`
  fill: currentcolor;
  fill-opacity: 0.12;
  stroke: currentcolor;
  stroke-opacity: 0.7;
`;

const Label = styled.text`
  fill: ${tokens.color.text};
  stroke: ${tokens.color.surface};
  paint-order: stroke;
  font-family: ${tokens.font.family};
`;

const OwnArea = styled.circle`
  fill: ${tokens.color.accent};
  fill-opacity: 0.18;
  stroke: ${tokens.color.accentEdge};
`;

const Pin = styled.path`
  fill: ${tokens.color.accent};
  stroke: ${tokens.color.hiveLine};
  stroke-linejoin: round;
  cursor: grab;
  touch-action: none;
`;
