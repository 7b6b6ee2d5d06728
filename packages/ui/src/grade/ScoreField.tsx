import type { Ref } from 'react';
import styled from 'styled-components';
import type { PillTone } from '../choice/pill-styles.ts';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';
import { ClearButton } from '../field/ClearButton.tsx';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';

export interface ScoreFieldProps extends FieldProps {
  /** Highest score; the lowest is 1. */
  max: number;
  /** Words of the scores from 1 up, as poor, fair, good, excellent. Default: stars. */
  labels?: readonly string[];
  /** Colours of the scores from 1 up, in addition to their words. Default: all alike. */
  tones?: readonly PillTone[];
  /** Undefined: not answered. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A score of a few steps: stars, or steps with words and a rising bar.
 * Accessibility: a radio group, each step named by its word or as "3 of 5".
 */
export function ScoreField(props: ScoreFieldProps) {
  const { label, max, labels, tones, value, onChange, onBlur, isDisabled, ref } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const clear = () => onChange(undefined);
  const pills = Array.from({ length: max }, (_, index) => {
    const score = index + 1;
    const word = labels?.[index];
    const picture =
      word === undefined ? (
        <Icon name="star" isFilled={value !== undefined && score <= value} />
      ) : (
        <Step>
          <Bars score={score} max={max} />
          {word}
        </Step>
      );
    const tone = tones?.[index];
    const name = word ?? text('ui.scoreOf', { value: score, max });
    return { value: String(score), label: name, picture, ...(tone ? { tone } : {}) };
  });

  return (
    <FieldSet
      {...props}
      ids={ids}
      role="radiogroup"
      aside={value !== undefined && !isDisabled && <ClearButton fieldLabel={label} onClear={clear} />}
    >
      <SegmentedControl
        pills={pills}
        value={value === undefined ? undefined : String(value)}
        onChoose={(score) => onChange(Number(score))}
        onClear={clear}
        columns={columnsOf(max, labels !== undefined)}
        isDisabled={isDisabled}
        onBlur={onBlur}
        ref={ref}
      />
    </FieldSet>
  );
}

/** Stars are small; words of an odd number stand one below the other where three are too wide, so that none is alone. */
function columnsOf(max: number, hasWords: boolean) {
  if (!hasWords) return { narrow: max, wide: max, wideFromPx: max * 124 };
  return max % 2 === 0
    ? { narrow: 2, wide: max, wideFromPx: max * 124 }
    : { narrow: 1, wide: max, wideFromPx: max * 100 };
}

/** Rising bars, filled up to the score. */
function Bars({ score, max }: { score: number; max: number }) {
  return (
    <svg viewBox={`0 0 ${max * 6} 14`} width={max * 6} height="14" aria-hidden="true">
      {Array.from({ length: max }, (_, index) => {
        const height = 5 + (index / Math.max(max - 1, 1)) * 8;
        return (
          <rect
            key={height}
            x={index * 6 + 0.75}
            y={13.5 - height}
            width="4"
            height={height}
            rx="1"
            fill={index < score ? 'currentColor' : 'none'}
            stroke="currentColor"
          />
        );
      })}
    </svg>
  );
}

const Step = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
`;
