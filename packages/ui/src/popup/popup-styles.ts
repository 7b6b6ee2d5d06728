import { css } from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** Of a list below an input: low enough to leave the input and what is around it in sight. */
export const listHeight = '20rem';

/** The paper of what opens next to a control, in the place of the browser's own styles of popovers. */
export const popupStyles = css`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  width: max-content;
  max-width: min(22rem, 100vw - 16px);
  margin: 0;
  overflow-y: auto;
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow.raised};
`;
