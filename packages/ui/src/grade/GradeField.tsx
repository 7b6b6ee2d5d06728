import { gradeMax, gradeMin, gradeOfMood, type Mood, moodOfGrade, moods } from '@skep/domain';
import type { Ref } from 'react';
import styled from 'styled-components';
import { SegmentedControl } from '../choice/SegmentedControl.tsx';
import { ClearButton } from '../field/ClearButton.tsx';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { MoodFace } from '../mood-face/MoodFace.tsx';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

export interface GradeFieldProps extends FieldProps {
  /** 1 to 10; undefined: not answered. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

const grades = Array.from({ length: gradeMax - gradeMin + 1 }, (_, index) => String(gradeMin + index));
/** Ten targets of 48 px with their gaps, or two rows of five. */
const gradeColumns = { narrow: 5, wide: 10, wideFromPx: 552 };
const moodTexts = { sad: 'ui.moodSad', neutral: 'ui.moodNeutral', happy: 'ui.moodHappy' } as const;

/**
 * A grade from 1 to 10, with three faces above: one tap for a quick answer (3, 6 or 9), a second for an exact one.
 * Accessibility: a radio group of ten; the faces are toggle buttons that choose a grade of theirs.
 */
export function GradeField(props: GradeFieldProps) {
  const { label, value, onChange, onBlur, isDisabled, ref } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const mood = value === undefined ? undefined : moodOfGrade(value);
  const clear = () => onChange(undefined);

  return (
    <FieldSet
      {...props}
      ids={ids}
      role="radiogroup"
      aside={value !== undefined && !isDisabled && <ClearButton fieldLabel={label} onClear={clear} />}
    >
      <Place>
        <Moods>
          {moods.map((each) => (
            <MoodButton
              key={each}
              type="button"
              disabled={isDisabled === true}
              aria-pressed={each === mood}
              $mood={each}
              onClick={() => (each === mood ? clear() : onChange(gradeOfMood(each)))}
            >
              <MoodFace mood={each} size="large" />
              {text(moodTexts[each])}
            </MoodButton>
          ))}
        </Moods>
      </Place>
      <SegmentedControl
        pills={grades.map((grade) => ({ value: grade, label: grade }))}
        value={value === undefined ? undefined : String(value)}
        onChoose={(grade) => onChange(Number(grade))}
        onClear={clear}
        columns={gradeColumns}
        isDisabled={isDisabled}
        onBlur={onBlur}
        ref={ref}
      />
    </FieldSet>
  );
}

const Place = styled.div`
  container-type: inline-size;
`;

// Where all grades are in one row, each face is above its own.
const Moods = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${tokens.space[8]};
  @container (min-width: ${gradeColumns.wideFromPx}px) {
    grid-template-columns: 4fr 3fr 3fr;
  }
`;

const edges = { sad: tokens.color.problem, neutral: tokens.color.warning, happy: tokens.color.success };
const fills = {
  sad: tokens.color.problemSoft,
  neutral: tokens.color.warningSoft,
  happy: tokens.color.successSoft,
};

const MoodButton = styled.button<{ $mood: Mood }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space[4]};
  /* At least as wide as its longest word: a short neighbour makes room. */
  min-width: min-content;
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[4]};
  border: 2px solid transparent;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.font.sizeSmall};
  cursor: pointer;
  touch-action: manipulation;
  &:hover {
    background: ${tokens.color.hover};
  }
  &[aria-pressed='true'] {
    border-color: ${({ $mood }) => edges[$mood]};
    background: ${({ $mood }) => fills[$mood]};
    font-weight: ${tokens.font.weightBold};
  }
  &:disabled {
    background: none;
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
  ${focusRing}
`;
