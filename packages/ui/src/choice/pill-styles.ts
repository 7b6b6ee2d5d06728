import { css } from 'styled-components';
import { focusOutline } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

/** Colour of a chosen pill. */
export type PillTone = 'accent' | 'good' | 'bad' | 'warning' | 'information';

const tones = {
  accent: css`
    --chosen-fill: ${tokens.color.accent};
    --chosen-edge: ${tokens.color.accentEdge};
    --chosen-ink: ${tokens.color.accentText};
  `,
  good: css`
    --chosen-fill: ${tokens.color.successSoft};
    --chosen-edge: ${tokens.color.success};
    --chosen-ink: ${tokens.color.success};
  `,
  warning: css`
    --chosen-fill: ${tokens.color.warningSoft};
    --chosen-edge: ${tokens.color.warning};
    --chosen-ink: ${tokens.color.warning};
  `,
  information: css`
    --chosen-fill: ${tokens.color.informationSoft};
    --chosen-edge: ${tokens.color.information};
    --chosen-ink: ${tokens.color.information};
  `,
  bad: css`
    --chosen-fill: ${tokens.color.problemSoft};
    --chosen-edge: ${tokens.color.problem};
    --chosen-ink: ${tokens.color.problem};
  `,
};

/** A label round a hidden radio or check box: a pill to press. Chosen ones are filled, edged and bold. */
export const pillStyles = css<{ $tone: PillTone }>`
  ${({ $tone }) => tones[$tone]}
  position: relative;
  box-sizing: border-box;
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[8]};
  min-width: ${tokens.size.target};
  min-height: ${tokens.size.target};
  padding: ${tokens.space[4]} ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  line-height: ${tokens.font.lineHeading};
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  touch-action: manipulation;
  transition: background-color ${tokens.motion.quick};
  &:hover {
    background: ${tokens.color.hover};
  }
  &:has(:checked) {
    border-color: var(--chosen-edge);
    background: var(--chosen-fill);
    box-shadow: inset 0 0 0 1px var(--chosen-edge);
    color: var(--chosen-ink);
    font-weight: ${tokens.font.weightBold};
  }
  &:has(:disabled) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.sunken};
    box-shadow: none;
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    ${focusOutline}
  }
`;
