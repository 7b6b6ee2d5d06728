import styled from 'styled-components';
import { encode } from 'uqr';
import { tokens } from '../tokens/tokens.ts';

export interface QrCodeProps {
  text: string;
  /** What a screen reader says of it. */
  label: string;
}

/**
 * A QR code that is read across a room. Dark on white in every theme: many cameras read nothing else.
 * Accessibility: an image named by `label`; the same address is written next to it.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')))
    .join('');
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  max-width: 20rem;
  border-radius: ${tokens.radius.medium};
`;
