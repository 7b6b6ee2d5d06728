import { Row, Text, tokens } from '@skep/ui';
import styled from 'styled-components';

export interface BandLegendProps {
  /** What each ground means, as the warmth of brood. */
  bands: readonly { label: string; kind: 'band' | 'night' }[];
}

/** What the grounds behind the curves mean: named in the drawing they would stand in the way of the curves. */
export function BandLegend({ bands }: BandLegendProps) {
  if (bands.length === 0) return null;
  return (
    <Row gap={16} as="ul">
      {bands.map(({ label, kind }) => (
        <Entry key={label}>
          <Ground $color={groundColors[kind]} aria-hidden="true" />
          <Text as="span" size="small" tone="muted">
            {label}
          </Text>
        </Entry>
      ))}
    </Row>
  );
}

/** The warmth of brood is drawn over the nights, which are to be seen through it. */
export const groundColors = {
  band: `color-mix(in srgb, ${tokens.color.accent} 14%, transparent)`,
  night: tokens.color.sunken,
} as const;

const Entry = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[8]};
`;

const Ground = styled.span<{ $color: string }>`
  width: 28px;
  height: ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.small};
  background: ${({ $color }) => $color};
`;
