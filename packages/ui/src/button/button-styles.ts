import { css } from 'styled-components';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

/** `main`: the one action of a screen. `plain`: others. `quiet`: in passing. `danger`: cannot be undone. */
export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';

const kinds = {
  main: css`
    --edge: ${tokens.color.accentEdge};
    --fill: ${tokens.color.accent};
    --fill-hover: ${tokens.color.accentHover};
    --ink: ${tokens.color.accentText};
    min-height: ${tokens.size.targetMain};
    padding-inline: ${tokens.space[24]};
  `,
  plain: css`
    --edge: ${tokens.color.borderStrong};
    --fill: ${tokens.color.surface};
    --fill-hover: ${tokens.color.hover};
    --ink: ${tokens.color.text};
  `,
  quiet: css`
    --edge: transparent;
    --fill: transparent;
    --fill-hover: ${tokens.color.hover};
    --ink: ${tokens.color.accentInk};
  `,
  danger: css`
    --edge: ${tokens.color.problem};
    --fill: ${tokens.color.problem};
    --fill-hover: ${tokens.color.problem};
    --ink: ${tokens.color.problemText};
  `,
};

export interface ButtonLook {
  $kind: ButtonKind;
  $isWide: boolean;
}

/** Looks of everything that is pressed: Button, LinkButton. */
export const buttonStyles = css<ButtonLook>`
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[8]};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  min-width: ${tokens.size.target};
  min-height: ${tokens.size.target};
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[16]};
  border: ${tokens.borderWidth} solid var(--edge);
  border-radius: ${tokens.radius.medium};
  background: var(--fill);
  color: var(--ink);
  font: inherit;
  font-weight: 600;
  line-height: ${tokens.font.lineHeading};
  text-align: center;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${tokens.motion.quick},
    transform ${tokens.motion.quick};
  ${({ $kind }) => kinds[$kind]}
  &:hover {
    background: var(--fill-hover);
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    border-color: ${tokens.color.border};
    background: ${tokens.color.sunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
    transform: none;
  }
  ${focusRing}
`;
