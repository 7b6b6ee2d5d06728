import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Out of sight, still there for screen readers and the keyboard. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export interface VisuallyHiddenProps {
  /** For what it describes. */
  id?: string;
  children: ReactNode;
}

/**
 * Text for screen readers alone.
 * Accessibility: read in its place; never something that takes the focus.
 */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return <Hidden id={id}>{children}</Hidden>;
}

const Hidden = styled.span`
  ${visuallyHidden}
`;
