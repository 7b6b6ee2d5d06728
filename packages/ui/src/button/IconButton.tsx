import type { AriaAttributes, MouseEvent, Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

export interface IconButtonProps
  extends Pick<AriaAttributes, 'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'> {
  icon: IconName;
  /** What it does, in words: its name and its tooltip. */
  label: string;
  /** Fills the icon, as for a star that is set. Default: false. */
  isFilled?: boolean;
  /** For a button that is on or off. Default: it is neither. */
  isPressed?: boolean | undefined;
  /** Default: false. */
  isDisabled?: boolean | undefined;
  id?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * A button of one icon, where its place says enough.
 * Accessibility: a native button named by `label`; `isPressed` makes it a toggle.
 */
export function IconButton({
  icon,
  label,
  isFilled = false,
  isPressed,
  isDisabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Round
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} isFilled={isFilled} />
    </Round>
  );
}

const Round = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.target};
  height: ${tokens.size.target};
  margin: 0;
  padding: 0;
  border: ${tokens.borderWidth} solid transparent;
  border-radius: ${tokens.radius.round};
  background: transparent;
  color: ${tokens.color.text};
  font: inherit;
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${tokens.motion.quick};
  &:hover {
    background: ${tokens.color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${tokens.color.accentEdge};
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentInk};
  }
  &[aria-disabled='true'] {
    background: transparent;
    color: ${tokens.color.textMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  ${focusRing}
`;
