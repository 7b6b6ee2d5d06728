import { css } from 'styled-components';

/** What a finger holds to drag it: no text is marked and no menu comes up under it meanwhile. */
export const heldStyles = css`
  user-select: none;
  touch-action: manipulation;
  -webkit-touch-callout: none;
`;
