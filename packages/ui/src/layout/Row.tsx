import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Space, tokens } from '../tokens/tokens.ts';
import type { LayoutElement } from './layout-element.ts';

export interface RowProps {
  /** Distance between the children, in px. Default: 8. */
  gap?: Space;
  /** How children of different height stand to each other. Default: `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where free width goes. Default: `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Lets children that do not fit go to the next line. Default: true. */
  wrap?: boolean;
  /** Element to draw, as `ul`. Default: `div`. */
  as?: LayoutElement;
  children: ReactNode;
}

/**
 * Children in a row, in reading direction.
 * Accessibility: they are read in their order, also from right to left; a list is a `ul`.
 */
export function Row({
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  children,
}: RowProps) {
  return (
    <Line as={as} $gap={gap} $align={align} $justify={justify} $wrap={wrap}>
      {children}
    </Line>
  );
}

interface LineProps {
  $gap: Space;
  $align: string;
  $justify: string;
  $wrap: boolean;
}

const Line = styled.div<LineProps>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => ($justify === 'between' ? 'space-between' : $justify)};
  gap: ${({ $gap }) => tokens.space[$gap]};
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;
