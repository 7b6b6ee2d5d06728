import type { Ref } from 'react';
import styled from 'styled-components';
import { ClearButton } from '../field/ClearButton.tsx';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { tokens } from '../tokens/tokens.ts';
import { Stepper } from './Stepper.tsx';
import { useNumberControl } from './useNumberControl.ts';

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
  /** Shown after the number, as `cm`. */
  unit?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number, by large steppers or typed with comma or dot. Not answered is a dash in a dashed box, 0 a number.
 * With several decimals it is written with a point in every language.
 * Accessibility: a spin button; arrow keys step, page keys step by ten, home and end go to the ends. The
 * steppers are for fingers and stay out of the tab order.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, min, max, decimals = 0, unit, name, ref, isDisabled } = props;
  const ids = useFieldIds(props);
  const words = useUiText();
  const { text, change, stepBy, type, press, leave } = useNumberControl(props);
  const isAnswered = value !== undefined;

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
            $unitLength={unit?.length ?? 0}
            $isLong={text.length + (unit?.length ?? 0) > 6}
            ref={ref}
            name={name}
            type="text"
            role="spinbutton"
            inputMode={(min ?? -1) < 0 ? 'text' : decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            aria-valuenow={value !== undefined && !Number.isNaN(value) ? value : undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={isAnswered ? `${text} ${unit ?? ''}`.trim() : words('ui.notAnswered')}
            placeholder="–"
            value={text}
            onChange={(event) => type(event.target)}
            onKeyDown={press}
            onBlur={leave}
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
  min-width: 80px;
  container-type: inline-size;
  input {
    border-style: ${({ $isAnswered }) => ($isAnswered ? 'solid' : 'dashed')};
  }
`;

/** At the number, by the letters of its unit: a sign as ° leaves more room for the number than a word. */
const unitRoom = [tokens.space[8], tokens.space[24], '40px'];

const Input = styled.input<{ $unitLength: number; $isLong: boolean }>`
  ${controlStyles}
  height: 100%;
  min-height: ${tokens.size.targetMain};
  padding-inline: ${tokens.space[4]} ${({ $unitLength }) => unitRoom[Math.min($unitLength, 2)]};
  font-size: ${({ $isLong }) => ($isLong ? tokens.font.sizeNormal : tokens.font.sizeHeading2)};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.font.weightBold};
  text-align: center;
  /* In a card within a card on the narrowest phones: four figures with a unit have no room there. */
  @container (max-width: 112px) {
    font-size: ${tokens.font.sizeNormal};
  }
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
