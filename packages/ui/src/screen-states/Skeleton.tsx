import styled, { keyframes } from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface SkeletonProps {
  /** Lines of text to come. Default: 1, or none when `height` is given. */
  lines?: number;
  /** Height of a picture or card to come, in px. */
  height?: number;
}

/**
 * The place of something that is on its way, in its size, so that nothing jumps when it comes.
 * Accessibility: hidden; the screen says in words that it is loading.
 */
export function Skeleton({ lines, height }: SkeletonProps) {
  if (height !== undefined) return <Block aria-hidden="true" style={{ height }} />;
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines ?? 1 }, (_, index) => `${88 - ((index * 37) % 45)}%`).map(
        (width, index) => (
          <Line key={`${index}:${width}`} style={{ width }} />
        ),
      )}
    </Lines>
  );
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

const Block = styled.div`
  width: 100%;
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.sunken};
  animation: ${breathe} 1.8s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
`;

const Line = styled(Block)`
  height: 1em;
  border-radius: ${tokens.radius.small};
`;
