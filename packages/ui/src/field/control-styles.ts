import { css } from 'styled-components';
import { focusOutline } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

/** Looks of a box to type or choose in. */
export const controlStyles = css`
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  min-height: ${tokens.size.target};
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  line-height: 1.4;
  &::placeholder {
    color: ${tokens.color.textMuted};
    opacity: 1;
  }
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.problem};
    box-shadow: inset 0 0 0 1px ${tokens.color.problem};
  }
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.sunken};
    color: ${tokens.color.textMuted};
    opacity: 1;
    cursor: not-allowed;
  }
  &:focus-visible {
    ${focusOutline}
  }
`;
