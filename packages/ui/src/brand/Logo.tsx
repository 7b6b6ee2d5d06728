import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface LogoProps {
  /** Side in px. Default: 32. */
  size?: number;
  /** The product's name, where no text next to it says it. Default: decorative. */
  label?: string | undefined;
}

/** Rope upon rope, wider downwards along a dome. */
const coilHeight = 5.4;
const coils = [
  { y: 4.6, width: 15 },
  { y: 9.3, width: 22 },
  { y: 14, width: 26.4 },
  { y: 18.7, width: 28.8 },
  { y: 23.4, width: 29.8 },
];

/**
 * The mark of the product: a skep, the old hive of coiled straw.
 * Accessibility: hidden, unless a `label` names it.
 */
export function Logo({ size = 32, label }: LogoProps) {
  const drawing = (
    <>
      <path d="M13.5 5a2.5 2.5 0 1 1 5 0" className="ring" />
      {coils.map(({ y, width }) => (
        <rect
          key={y}
          x={16 - width / 2}
          y={y}
          width={width}
          height={coilHeight}
          rx={coilHeight / 2}
          className="coil"
        />
      ))}
      <path d="M12 29v-2a4 4 0 0 1 8 0v2z" className="door" />
    </>
  );
  const shape = { viewBox: '0 0 32 32', width: size, height: size };
  if (label === undefined)
    return (
      <Mark {...shape} aria-hidden="true">
        {drawing}
      </Mark>
    );
  return (
    <Mark {...shape} role="img" aria-label={label}>
      {drawing}
    </Mark>
  );
}

const Mark = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: #4a3208;
  stroke-width: 1.4;
  .ring {
    stroke: ${tokens.color.accentEdge};
    stroke-width: 1.8;
  }
  .coil {
    fill: ${tokens.color.accent};
  }
  .door {
    fill: #2a1c00;
    stroke: none;
  }
`;
