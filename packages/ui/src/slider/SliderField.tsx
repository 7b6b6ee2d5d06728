import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { ClearButton } from '../field/ClearButton.tsx';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { stepped } from '../number-field/number-text.ts';
import { Stepper } from '../number-field/Stepper.tsx';
import { tokens } from '../tokens/tokens.ts';
import { sliderTrack } from './slider-track.ts';

export interface SliderFieldProps extends FieldProps {
  min: number;
  max: number;
  /** Default: 1. */
  step?: number;
  /** Shown after the number, as `%`. */
  unit?: string;
  /** Undefined: not answered; the thumb is then hollow and the track empty. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number out of a range, roughly by sliding and exactly by the steppers.
 * Accessibility: a native range input; not answered is said in words; arrow keys step.
 */
export function SliderField(props: SliderFieldProps) {
  const { label, min, max, step = 1, unit, value, onChange, onBlur, name, isDisabled, ref } = props;
  const ids = useFieldIds(props);
  const intl = useIntl();
  const text = useUiText();
  const isAnswered = value !== undefined;
  const written = isAnswered
    ? [intl.formatNumber(value), unit].filter(Boolean).join(' ')
    : text('ui.notAnswered');
  const decimals = String(step).split('.')[1]?.length ?? 0;
  // An unanswered slider rests at 0 where 0 is in the range, else at its lowest end.
  const rest = Math.max(min, Math.min(0, max));
  const stepBy = (by: number) => onChange(stepped(value ?? rest, by, { min, max }, decimals));

  return (
    <FieldFrame
      {...props}
      ids={ids}
      aside={
        isAnswered && !isDisabled && <ClearButton fieldLabel={label} onClear={() => onChange(undefined)} />
      }
    >
      <Value htmlFor={ids.control} $isAnswered={isAnswered}>
        {written}
      </Value>
      <Line>
        <Stepper direction="less" fieldLabel={label} isDisabled={isDisabled} onStep={() => stepBy(-step)} />
        <Range
          {...controlState(ids, props)}
          ref={ref}
          name={name}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value ?? rest}
          aria-valuetext={written}
          $isAnswered={isAnswered}
          style={{ '--share': `${(((value ?? min) - min) / (max - min)) * 100}%` }}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          // A press on the resting place changes nothing for the browser, yet it is an answer.
          onClick={(event) => !isAnswered && onChange(event.currentTarget.valueAsNumber)}
          onBlur={onBlur}
        />
        <Stepper direction="more" fieldLabel={label} isDisabled={isDisabled} onStep={() => stepBy(step)} />
      </Line>
    </FieldFrame>
  );
}

const Value = styled.output<{ $isAnswered: boolean }>`
  color: ${({ $isAnswered }) => ($isAnswered ? tokens.color.text : tokens.color.textMuted)};
  font-size: ${({ $isAnswered }) => ($isAnswered ? tokens.font.sizeHeading2 : tokens.font.sizeNormal)};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isAnswered }) => ($isAnswered ? tokens.font.weightBold : tokens.font.weightNormal)};
  line-height: 1.875rem;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
`;

const Range = styled.input<{ $isAnswered: boolean }>`
  ${sliderTrack}
`;
