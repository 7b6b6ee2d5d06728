import type { Mood } from '@skep/domain';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface MoodFaceProps {
  mood: Mood;
  /** What the face says, in words. Undefined: decorative, because words are next to it. */
  label?: string | undefined;
  /** Default: `normal`, 28 px. */
  size?: 'small' | 'normal' | 'large';
}

const mouths = { sad: 'M8.5 16.5q3.5-3.5 7 0', neutral: 'M8.5 15.5h7', happy: 'M8 14q4 4.5 8 0' };
const sides = { small: '1.25rem', normal: '1.75rem', large: '2.5rem' };

/**
 * The impression of a colony as a face. Recognised by its mouth; colour only supports it.
 * Accessibility: an image named by `label`, or hidden without one.
 */
export function MoodFace({ mood, label, size = 'normal' }: MoodFaceProps) {
  const drawing = (
    <>
      <circle cx="12" cy="12" r="9.5" />
      <path d={`M9 9.5v.8M15 9.5v.8${mouths[mood]}`} />
    </>
  );
  const shape = { viewBox: '0 0 24 24', width: sides[size], height: sides[size], $mood: mood };
  if (label === undefined)
    return (
      <Face {...shape} aria-hidden="true">
        {drawing}
      </Face>
    );
  return (
    <Face {...shape} role="img" aria-label={label}>
      {drawing}
    </Face>
  );
}

const inks = { sad: tokens.color.problem, neutral: tokens.color.warning, happy: tokens.color.success };
const fills = {
  sad: tokens.color.problemSoft,
  neutral: tokens.color.warningSoft,
  happy: tokens.color.successSoft,
};

const Face = styled.svg<{ $mood: Mood }>`
  display: block;
  flex: none;
  stroke: ${({ $mood }) => inks[$mood]};
  stroke-linecap: round;
  stroke-width: 1.75;
  circle {
    fill: ${({ $mood }) => fills[$mood]};
  }
  path {
    fill: none;
  }
`;
