import { type ReactNode, type Ref, useId } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { tokens } from '../tokens/tokens.ts';
import { type PillTone, pillStyles } from './pill-styles.ts';

export interface RadioPill<Value extends string> {
  value: Value;
  /** Name of the option. */
  label: string;
  /** Drawn in place of the label, which then is the name for screen readers only. */
  picture?: ReactNode;
  /** Colour when chosen. Default: `accent`. */
  tone?: PillTone;
}

export interface RadioPillsProps<Value extends string> {
  pills: readonly RadioPill<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** Called when the chosen one is pressed again. Default: pressing again does nothing. */
  onClear?: (() => void) | undefined;
  /** Columns on a phone, for pills that are all equal. Default: as many beside each other as fit. */
  phoneColumns?: number;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** The input that takes the focus when the field is wrong. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Native radios that look like pills; stands in a `radiogroup`. Arrow keys move, space chooses. */
export function RadioPills<Value extends string>({
  pills,
  value,
  onChoose,
  onClear,
  phoneColumns,
  isDisabled,
  onBlur,
  ref,
}: RadioPillsProps<Value>) {
  const group = useId();
  const focusable = pills.find((pill) => pill.value === value) ?? pills[0];
  return (
    <Pills $phoneColumns={phoneColumns}>
      {pills.map((pill) => (
        <Pill key={pill.value} $tone={pill.tone ?? 'accent'}>
          <Radio
            ref={pill === focusable ? ref : undefined}
            type="radio"
            name={group}
            value={pill.value}
            checked={pill.value === value}
            disabled={isDisabled === true}
            aria-label={pill.picture === undefined ? undefined : pill.label}
            onChange={() => onChoose(pill.value)}
            onClick={() => pill.value === value && onClear?.()}
            onBlur={onBlur}
          />
          {pill.picture ?? pill.label}
        </Pill>
      ))}
    </Pills>
  );
}

const Pills = styled.div<{ $phoneColumns: number | undefined }>`
  display: ${({ $phoneColumns }) => ($phoneColumns === undefined ? 'flex' : 'grid')};
  flex-wrap: wrap;
  grid-template-columns: repeat(${({ $phoneColumns = 1 }) => $phoneColumns}, 1fr);
  gap: ${tokens.space[8]};
`;

const Pill = styled.label<{ $tone: PillTone }>`
  ${pillStyles}
`;

const Radio = styled.input`
  ${visuallyHidden}
`;
