import { css } from 'styled-components';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

/** A button that is on or off, by `aria-pressed`. Its shape is its owner's. */
export const toggleStyles = css`
  min-width: ${tokens.size.target};
  min-height: ${tokens.size.target};
  margin: 0;
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  cursor: pointer;
  touch-action: manipulation;
  &:hover {
    background: ${tokens.color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.accentEdge};
    background: ${tokens.color.accentSoft};
    box-shadow: inset 0 0 0 1px ${tokens.color.accentEdge};
    color: ${tokens.color.accentInk};
    font-weight: ${tokens.font.weightMedium};
  }
  ${focusRing}
`;
