import type { LanguageCode } from '@skep/domain';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { type FlagShape, flagDesigns } from './flag-designs.ts';

export interface FlagProps {
  language: LanguageCode;
}

/**
 * A small flag next to the name of a language, to find it faster.
 * Accessibility: hidden; the language's own name is always next to it.
 */
export function Flag({ language }: FlagProps) {
  return (
    <Cloth viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
      {flagDesigns[language].map((shape, index) => (
        <Shape key={`${index}:${shape.color}`} shape={shape} />
      ))}
    </Cloth>
  );
}

function Shape({ shape }: { shape: FlagShape }) {
  switch (shape.kind) {
    case 'bar':
      return <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} fill={shape.color} />;
    case 'path':
      return <path d={shape.d} fill={shape.color} />;
    case 'line':
      return <path d={shape.d} fill="none" stroke={shape.color} strokeWidth={shape.width} />;
  }
}

const Cloth = styled.svg`
  display: block;
  flex: none;
  border-radius: 2px;
  box-shadow: 0 0 0 1px ${tokens.color.border};
`;
