import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import type { LayoutElement } from './layout-element.ts';

export interface CardProps {
  /** Element to draw, as `li`, `article`, `section`. Default: `div`. */
  as?: LayoutElement;
  children: ReactNode;
}

/**
 * A piece of paper: its content belongs together.
 * Accessibility: no role of its own; a list of cards is a `ul` of `li`.
 */
export function Card({ as = 'div', children }: CardProps) {
  return <Paper as={as}>{children}</Paper>;
}

export interface CardHeaderProps {
  /** Usually a Heading, with what belongs to it. */
  children: ReactNode;
  /** At the end of the line, as a Menu. */
  actions?: ReactNode;
}

/**
 * First line of a card: what it is, and what can be done with it.
 * Accessibility: none of its own; its heading says what the card is, and actions follow it.
 */
export function CardHeader({ children, actions }: CardHeaderProps) {
  return (
    <Header>
      <HeaderText>{children}</HeaderText>
      {actions !== undefined && <HeaderActions>{actions}</HeaderActions>}
    </Header>
  );
}

const Paper = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  min-width: 0;
  padding: ${tokens.space[16]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.card};
  list-style: none;
`;

// Wide actions go below a title that they would leave too little room, as on the narrowest phones.
const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[16]} ${tokens.space[8]};
`;

// Buttons bring their own room to be touched; it may reach into the card's edge.
const HeaderActions = styled.div`
  display: flex;
  flex: none;
  margin-block: -8px;
  margin-inline-end: -8px;
`;

const HeaderText = styled.div`
  display: flex;
  flex: 1 1 6rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  min-width: 0;
`;
