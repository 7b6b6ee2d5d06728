import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export type ChipTone = 'neutral' | 'accent' | 'success' | 'problem' | 'warning' | 'information';

export interface ChipProps {
  /** Default: `neutral`. */
  tone?: ChipTone;
  icon?: IconName | undefined;
  children: ReactNode;
}

/**
 * A short fact about something, as "Needs attention". Not a button.
 * Accessibility: plain text, said in its place; its icon is hidden.
 */
export function Chip({ tone = 'neutral', icon, children }: ChipProps) {
  return (
    <Label $tone={tone}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </Label>
  );
}

const looks = {
  neutral: { fill: tokens.color.sunken, ink: tokens.color.text },
  accent: { fill: tokens.color.accentSoft, ink: tokens.color.accentInk },
  success: { fill: tokens.color.successSoft, ink: tokens.color.success },
  problem: { fill: tokens.color.problemSoft, ink: tokens.color.problem },
  warning: { fill: tokens.color.warningSoft, ink: tokens.color.warning },
  information: { fill: tokens.color.informationSoft, ink: tokens.color.information },
};

const Label = styled.span<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-width: 0;
  min-height: 28px;
  box-sizing: border-box;
  padding: 2px ${tokens.space[12]};
  border-radius: ${tokens.radius.round};
  background: ${({ $tone }) => looks[$tone].fill};
  color: ${({ $tone }) => looks[$tone].ink};
  font-size: ${tokens.font.sizeSmall};
  font-weight: 600;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
