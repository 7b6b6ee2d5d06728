import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface PictureProps {
  src: string;
}

/** A small picture next to the words that say what it shows. Accessibility: decoration, so it has no name. */
export function Picture({ src }: PictureProps) {
  return <Shown src={src} alt="" loading="lazy" />;
}

const Shown = styled.img`
  max-width: min(200px, 100%);
  max-height: 200px;
  align-self: flex-start;
  object-fit: contain;
  border-radius: ${tokens.radius.medium};
`;
