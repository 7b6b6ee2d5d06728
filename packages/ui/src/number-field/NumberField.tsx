import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import { ClearButton } from '../field/ClearButton.tsx';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { tokens } from '../tokens/tokens.ts';
import { useUiText } from '../words/useUiText.ts';
import { clamped, numberOfText, stepped } from './number-text.ts';
import { Stepper } from './Stepper.tsx';
import { useNumberText } from './useNumberText.ts';

export interface NumberFieldProps extends FieldProps {
  /** Undefined: not answered, which is not 0. `NaN`: what is typed is no number. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Ends for the steppers; what is typed beyond them is left for the form's schema to refuse. */
  min?: number | undefined;
  max?: number | undefined;
  /** Default: 1 at the last decimal. */
  step?: number | undefined;
  /** Decimals to show. Default: 0. */
  decimals?: number | undefined;
  /** Stands behind the number, as `cm`. */
  unit?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number, by large steppers or typed with comma or dot. Not answered is a dash in a dashed box, 0 a number.
 * Accessibility: a spin button; arrow keys step, page keys step by ten, home and end go to the ends. The
 * steppers are for fingers and stay out of the tab order.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, min, max, decimals = 0, unit, onBlur, name, ref, isDisabled } = props;
  const step = props.step ?? 10 ** -decimals;
  const ids = useFieldIds(props);
  const text = useUiText();
  const typing = useNumberText(value, decimals);
  const isAnswered = value !== undefined;

  function change(next: number | undefined) {
    typing.setTyped(undefined);
    onChange(next);
  }

  const stepBy = (steps: number) => change(stepped(value, steps * step, { min, max }, decimals));

  function press(event: KeyboardEvent) {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    const end = { Home: min, End: max }[event.key];
    if (steps === undefined && end === undefined) return;
    event.preventDefault();
    if (steps !== undefined) stepBy(steps);
    else if (end !== undefined) change(clamped(end, { min, max }));
  }

  return (
    <FieldFrame
      {...props}
      ids={ids}
      maxWidth="360px"
      aside={
        isAnswered && !isDisabled && <ClearButton fieldLabel={label} onClear={() => change(undefined)} />
      }
    >
      <Controls>
        <Stepper direction="less" fieldLabel={label} isDisabled={isDisabled} onStep={() => stepBy(-1)} />
        <Box $isAnswered={isAnswered || props.error !== undefined}>
          <Input
            {...controlState(ids, props)}
            $hasUnit={unit !== undefined}
            $isLong={typing.text.length > 6}
            ref={ref}
            name={name}
            type="text"
            role="spinbutton"
            inputMode={(min ?? -1) < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-valuenow={value !== undefined && !Number.isNaN(value) ? value : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={isAnswered ? `${typing.text} ${unit ?? ''}`.trim() : text('ui.notAnswered')}
            placeholder="–"
            value={typing.text}
            onChange={(event) => {
              typing.setTyped(event.target.value);
              onChange(numberOfText(event.target.value));
            }}
            onKeyDown={press}
            onBlur={() => {
              typing.settle();
              onBlur?.();
            }}
          />
          {unit !== undefined && isAnswered && <Unit aria-hidden="true">{unit}</Unit>}
        </Box>
        <Stepper direction="more" fieldLabel={label} isDisabled={isDisabled} onStep={() => stepBy(1)} />
      </Controls>
    </FieldFrame>
  );
}

const Controls = styled.div`
  display: flex;
  gap: ${tokens.space[8]};
`;

const Box = styled.div<{ $isAnswered: boolean }>`
  position: relative;
  flex: 1;
  min-width: 72px;
  input {
    border-style: ${({ $isAnswered }) => ($isAnswered ? 'solid' : 'dashed')};
  }
`;

const Input = styled.input<{ $hasUnit: boolean; $isLong: boolean }>`
  ${controlStyles}
  height: 100%;
  min-height: ${tokens.size.targetMain};
  padding-inline: ${({ $hasUnit }) => ($hasUnit ? '40px' : tokens.space[8])};
  font-size: ${({ $isLong }) => ($isLong ? tokens.font.sizeNormal : tokens.font.sizeHeading2)};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.font.weightBold};
  text-align: center;
  &::placeholder {
    font-weight: ${tokens.font.weightNormal};
  }
`;

const Unit = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.space[12]};
  display: flex;
  align-items: center;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  pointer-events: none;
`;
