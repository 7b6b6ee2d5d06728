import { css } from 'styled-components';
import { tokens } from './tokens.ts';

/** What is drawn round a focused element, everywhere. */
export const focusOutline = css`
  outline: 3px solid ${tokens.color.focus};
  outline-offset: 2px;
`;

/** The ring for the keyboard's focus; a tap shows none. */
export const focusRing = css`
  &:focus-visible {
    ${focusOutline}
  }
`;
