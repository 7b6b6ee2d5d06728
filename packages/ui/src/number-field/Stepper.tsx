import styled from 'styled-components';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../tokens/tokens.ts';

export interface StepperProps {
  direction: 'less' | 'more';
  fieldLabel: string;
  isDisabled?: boolean | undefined;
  onStep: () => void;
}

/** Minus or plus at a number, large enough for a gloved thumb. */
export function Stepper({ direction, fieldLabel, isDisabled, onStep }: StepperProps) {
  const text = useUiText();
  return (
    <Press
      type="button"
      tabIndex={-1}
      disabled={isDisabled === true}
      aria-label={text(direction === 'more' ? 'ui.more' : 'ui.less', { label: fieldLabel })}
      onClick={onStep}
    >
      <Icon name={direction === 'more' ? 'add' : 'minus'} />
    </Press>
  );
}

const Press = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: ${tokens.size.targetMain};
  height: ${tokens.size.targetMain};
  margin: 0;
  padding: 0;
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  cursor: pointer;
  touch-action: manipulation;
  transition: background-color ${tokens.motion.quick};
  &:hover {
    background: ${tokens.color.hover};
  }
  &:active {
    background: ${tokens.color.accentSoft};
  }
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.sunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
`;
