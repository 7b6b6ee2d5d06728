import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface HeadingProps {
  /** Rank in the page's outline; looks follow it. */
  level: 1 | 2 | 3;
  /** Looks of another rank, where outline and looks part. Default: those of `level`. */
  look?: 1 | 2 | 3;
  /** To be named by `aria-labelledby`. */
  id?: string | undefined;
  children: ReactNode;
}

const sizes = { 1: tokens.font.sizeHeading1, 2: tokens.font.sizeHeading2, 3: tokens.font.sizeHeading3 };
const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/**
 * Title of a screen (1), of a part of it (2), of a card (3).
 * Accessibility: a heading of the rank `level`, which screen readers list; no rank is left out.
 */
export function Heading({ level, look = level, id, children }: HeadingProps) {
  return (
    <Title as={elements[level]} id={id} $look={look}>
      {children}
    </Title>
  );
}

const Title = styled.h1<{ $look: 1 | 2 | 3 }>`
  min-width: 0;
  margin: 0;
  color: ${tokens.color.text};
  font-family: inherit;
  font-size: ${({ $look }) => sizes[$look]};
  font-weight: ${({ $look }) => ($look === 1 ? tokens.font.weightBold : '650')};
  line-height: ${tokens.font.lineHeading};
  letter-spacing: ${({ $look }) => ($look === 3 ? '0' : '-0.015em')};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;
