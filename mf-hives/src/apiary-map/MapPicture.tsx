import type { Place } from '@skep/domain';
import { focusRing, tokens } from '@skep/ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { useIntl } from '../form/use-form-intl.ts';
import { MapGround } from './MapGround.tsx';

export interface MapPictureProps extends ComponentPropsWithRef<'svg'> {
  middle: Place;
  /** Half of what is shown, in kilometres. */
  radiusKm: number;
  children: ReactNode;
}

/** A square with the middle at 0, in which kilometres are the unit and north is above. */
export function MapPicture({ middle, radiusKm, children, ...picture }: MapPictureProps) {
  const { formatMessage } = useIntl();
  return (
    <Picture viewBox={`${-radiusKm} ${-radiusKm} ${2 * radiusKm} ${2 * radiusKm}`} {...picture}>
      <MapGround middle={middle} radiusKm={radiusKm} />
      {children}
      <Letters fontSize={radiusKm / 10} x={0} y={-radiusKm * 0.88}>
        {formatMessage({ id: 'hives.map.north' })}
      </Letters>
    </Picture>
  );
}

/** As wide as lines are on a map. */
export const lineOf = (radiusKm: number) => radiusKm / 120;

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 480px;
  aspect-ratio: 1;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textMuted};
  touch-action: manipulation;
  ${focusRing}
`;

const Letters = styled.text`
  fill: ${tokens.color.text};
  font-family: ${tokens.font.family};
  font-weight: ${tokens.font.weightBold};
  text-anchor: middle;
  pointer-events: none;
`;
