import { type ReactNode, type Ref, useId } from 'react';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { media, tokens } from '../tokens/tokens.ts';
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

export interface PillColumns {
  narrow: number;
  wide: number;
  /** Width of the place, in px, from which there is room for the wide ones. */
  wideFromPx: number;
}

export interface SegmentedControlProps<Value extends string> {
  pills: readonly RadioPill<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** Called when the chosen one is pressed again. Default: pressing again does nothing. */
  onClear?: (() => void) | undefined;
  /** For pills that are all equally wide. Default: as many in a row as fit. */
  columns?: PillColumns;
  /** Short words on a phone: closer, so that more of them share a line. Default: false. */
  isDense?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** The input that takes the focus when the field is wrong. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Native radios that look like pills; belongs in a `radiogroup`. Arrow keys move, space chooses. */
export function SegmentedControl<Value extends string>({
  pills,
  value,
  onChoose,
  onClear,
  columns,
  isDense = false,
  isDisabled,
  onBlur,
  ref,
}: SegmentedControlProps<Value>) {
  const group = useId();
  const focusable = pills.find((pill) => pill.value === value) ?? pills[0];
  return (
    <Place $isMeasured={columns !== undefined}>
      <Pills $columns={columns} $isDense={isDense}>
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
    </Place>
  );
}

// Columns follow the width of the field, not of the window: a field may stand in a narrow card.
const Place = styled.div<{ $isMeasured: boolean }>`
  container-type: ${({ $isMeasured }) => ($isMeasured ? 'inline-size' : 'normal')};
`;

const Pills = styled.div<{ $columns: PillColumns | undefined; $isDense: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  ${({ $columns }) => $columns && inColumns($columns)}
  ${({ $isDense }) => $isDense && closer}
`;

function inColumns({ narrow, wide, wideFromPx }: PillColumns) {
  return css`
    display: grid;
    grid-template-columns: repeat(${narrow}, 1fr);
    /* Five of 48 px have a place in a card on a phone of 320. */
    column-gap: ${tokens.space[4]};
    @container (min-width: ${wideFromPx}px) {
      column-gap: ${tokens.space[8]};
      grid-template-columns: repeat(${wide}, 1fr);
    }
  `;
}

const closer = css`
  ${media.phone} {
    gap: ${tokens.space[4]};
    label {
      padding-inline: ${tokens.space[4]};
      font-size: ${tokens.font.sizeSmall};
    }
  }
`;

const Pill = styled.label<{ $tone: PillTone }>`
  ${pillStyles}
`;

const Radio = styled.input`
  ${visuallyHidden}
`;
