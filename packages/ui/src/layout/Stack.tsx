import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Space, tokens } from '../tokens/tokens.ts';
import type { LayoutElement } from './layout-element.ts';

export interface StackProps {
  /** Distance between the children, in px. Default: 16. */
  gap?: Space;
  /** Element to draw, as `ul`. Default: `div`. */
  as?: LayoutElement;
  children: ReactNode;
}

/**
 * Children below each other, at one distance.
 * Accessibility: they are read in their order; a list is a `ul`.
 */
export function Stack({ gap = 16, as = 'div', children }: StackProps) {
  return (
    <Column as={as} $gap={gap}>
      {children}
    </Column>
  );
}

const Column = styled.div<{ $gap: Space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => tokens.space[$gap]};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;
