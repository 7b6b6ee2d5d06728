import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { focusOutline } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

export interface CheckLineProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Default: `checkbox`. A switch works at once; a check box when the form is saved. */
  look?: 'checkbox' | 'switch';
  isDisabled?: boolean | undefined;
  isInvalid?: boolean;
  isRequired?: boolean | undefined;
  id?: string;
  name?: string | undefined;
  describedBy?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A check box or switch with its text, all of it to be pressed. */
export function CheckLine(props: CheckLineProps) {
  const { label, isChecked, onChange, look = 'checkbox', isDisabled, onBlur, ref } = props;
  return (
    <Line>
      <Box
        id={props.id}
        name={props.name}
        ref={ref}
        type="checkbox"
        role={look === 'switch' ? 'switch' : undefined}
        checked={isChecked}
        disabled={isDisabled === true}
        aria-invalid={props.isInvalid || undefined}
        aria-required={props.isRequired || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={onBlur}
        $isSwitch={look === 'switch'}
      />
      <span>{label}</span>
    </Line>
  );
}

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
  min-width: 0;
  min-height: ${tokens.size.target};
  padding-block: ${tokens.space[4]};
  line-height: 1.35;
  overflow-wrap: anywhere;
  cursor: pointer;
  touch-action: manipulation;
  &:has(:disabled) {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
`;

// The tick and the knob are drawn with CSS masks, so that they take the colour of the theme.
const tick =
  'url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 16 16%27%3E%3Cpath d=%27M3.5 8.5l3 3 6-7%27 fill=%27none%27 stroke=%27black%27 stroke-width=%272.25%27 stroke-linecap=%27round%27 stroke-linejoin=%27round%27/%3E%3C/svg%3E")';

const Box = styled.input<{ $isSwitch: boolean }>`
  appearance: none;
  position: relative;
  box-sizing: border-box;
  flex: none;
  width: ${({ $isSwitch }) => ($isSwitch ? '48px' : '24px')};
  height: ${({ $isSwitch }) => ($isSwitch ? '28px' : '24px')};
  margin: 0;
  border: 2px solid ${tokens.color.borderStrong};
  border-radius: ${({ $isSwitch }) => ($isSwitch ? tokens.radius.round : tokens.radius.small)};
  background: ${tokens.color.surface};
  cursor: inherit;
  transition: background-color ${tokens.motion.quick};
  &::after {
    content: '';
    position: absolute;
    inset-block: ${({ $isSwitch }) => ($isSwitch ? '4px' : '0')};
    inset-inline: ${({ $isSwitch }) => ($isSwitch ? '4px auto' : '0')};
    width: ${({ $isSwitch }) => ($isSwitch ? '16px' : 'auto')};
    border-radius: ${tokens.radius.round};
    background: ${({ $isSwitch }) => ($isSwitch ? tokens.color.borderStrong : tokens.color.accentText)};
    mask: ${({ $isSwitch }) => ($isSwitch ? 'none' : tick)};
    opacity: ${({ $isSwitch }) => ($isSwitch ? 1 : 0)};
    transition: transform ${tokens.motion.quick};
  }
  &:checked {
    border-color: ${tokens.color.accentEdge};
    background: ${tokens.color.accent};
  }
  &:checked::after {
    background: ${tokens.color.accentText};
    opacity: 1;
    transform: ${({ $isSwitch }) => ($isSwitch ? 'translateX(20px)' : 'none')};
  }
  &:checked:dir(rtl)::after {
    transform: ${({ $isSwitch }) => ($isSwitch ? 'translateX(-20px)' : 'none')};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.color.problem};
  }
  &:disabled {
    border-color: ${tokens.color.border};
    background: ${tokens.color.sunken};
  }
  &:disabled::after {
    background: ${tokens.color.textMuted};
  }
  &:focus-visible {
    ${focusOutline}
  }
`;
