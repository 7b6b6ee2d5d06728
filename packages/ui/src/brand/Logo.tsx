import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface LogoProps {
  /** Side in px. Default: 32. */
  size?: number;
  /** The product's name, where no text beside it says it. Default: decorative. */
  label?: string | undefined;
}

/**
 * The mark of the product: a skep, the old hive of coiled straw.
 * Accessibility: hidden, unless a `label` names it.
 */
export function Logo({ size = 32, label }: LogoProps) {
  const drawing = (
    <>
      <path d="M13.5 4.5a2.5 2.5 0 1 1 5 0" />
      <path d="M11.5 4.5h9a3 3 0 0 1 3 3v.5h-15v-.5a3 3 0 0 1 3-3z" className="straw" />
      <path d="M8 8h16a3 3 0 0 1 3 3v2H5v-2a3 3 0 0 1 3-3z" className="straw" />
      <path d="M5.5 13h21A2.5 2.5 0 0 1 29 15.5V18H3v-2.5A2.5 2.5 0 0 1 5.5 13z" className="straw" />
      <path d="M4.5 18h23a2.5 2.5 0 0 1 2.5 2.5V23H2v-2.5A2.5 2.5 0 0 1 4.5 18z" className="straw" />
      <path d="M4 23h24a2.5 2.5 0 0 1 2.5 2.5V28h-29v-2.5A2.5 2.5 0 0 1 4 23z" className="straw" />
      <path d="M12.5 28v-1.5a3.5 3.5 0 0 1 7 0V28z" className="door" />
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
  stroke: ${tokens.color.hiveLine};
  stroke-linejoin: round;
  stroke-width: 1.5;
  .straw {
    fill: ${tokens.color.accent};
    stroke: #4a3b22;
  }
  .door {
    fill: #2a1c00;
    stroke: none;
  }
`;
