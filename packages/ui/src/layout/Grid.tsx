import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Space, tokens } from '../tokens/tokens.ts';
import type { LayoutElement } from './layout-element.ts';

export interface GridProps {
  /** Narrowest column, in px; as many columns as fit. Default: 280. */
  minColumn?: number;
  /** Distance between the children, in px. Default: 16. */
  gap?: Space;
  /** Element to draw, as `ul`. Default: `div`. */
  as?: LayoutElement;
  children: ReactNode;
}

/**
 * Children in columns of equal width; one column where only one fits.
 * Accessibility: they are read in their order, row by row; a list is a `ul`.
 */
export function Grid({ minColumn = 280, gap = 16, as = 'div', children }: GridProps) {
  return (
    <Cells as={as} $minColumn={minColumn} $gap={gap}>
      {children}
    </Cells>
  );
}

const Cells = styled.div<{ $minColumn: number; $gap: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $minColumn }) => $minColumn}px, 100%), 1fr));
  gap: ${({ $gap }) => tokens.space[$gap]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
