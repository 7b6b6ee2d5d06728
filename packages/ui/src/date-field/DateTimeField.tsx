import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button.tsx';
import { ClearButton } from '../field/ClearButton.tsx';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { tokens } from '../tokens/tokens.ts';
import { useUiText } from '../words/useUiText.ts';
import { localMinute } from './local-minute.ts';

export interface DateTimeFieldProps extends FieldProps {
  /** Local time as `YYYY-MM-DDTHH:mm`; undefined: not answered. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Earliest and latest moment, written like `value`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Text of the button that enters this moment. Default: "Now". */
  nowLabel?: string;
  /** Leaves the button out, for moments that lie ahead. Default: false. */
  isNowHidden?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A date with its time of day, where the person is.
 * Accessibility: the native input, so that each phone brings the picker that its owner knows.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { nowLabel, isNowHidden = false, onChange, isDisabled } = props;
  const text = useUiText();
  return (
    <MomentField {...props} type="datetime-local">
      {!isNowHidden && (
        <Button icon="clock" isDisabled={isDisabled} onClick={() => onChange(localMinute(new Date()))}>
          {nowLabel ?? text('ui.now')}
        </Button>
      )}
    </MomentField>
  );
}

export interface DateFieldProps extends Omit<DateTimeFieldProps, 'nowLabel' | 'isNowHidden'> {
  /** `YYYY-MM-DD`; undefined: not answered. */
  value: string | undefined;
}

/**
 * A day.
 * Accessibility: the native input with its label.
 */
export function DateField(props: DateFieldProps) {
  return <MomentField {...props} type="date" />;
}

function MomentField(props: DateFieldProps & { type: 'date' | 'datetime-local'; children?: ReactNode }) {
  const { label, value, onChange, min, max, type, isRequired, isDisabled, onBlur, name, ref, children } =
    props;
  const ids = useFieldIds(props);
  const canClear = value !== undefined && !isRequired && !isDisabled;
  return (
    <FieldFrame
      {...props}
      ids={ids}
      maxWidth="400px"
      aside={canClear && <ClearButton fieldLabel={label} onClear={() => onChange(undefined)} />}
    >
      <Line>
        <Native
          {...controlState(ids, props)}
          ref={ref}
          name={name}
          type={type}
          min={min}
          max={max}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
          onBlur={onBlur}
        />
        {children}
      </Line>
    </FieldFrame>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;

const Native = styled.input`
  ${controlStyles}
  flex: 1 1 220px;
  width: auto;
  font-variant-numeric: tabular-nums;
`;
