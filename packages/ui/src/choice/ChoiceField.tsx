import type { Ref } from 'react';
import { ClearButton } from '../field/ClearButton.tsx';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

export interface ChoiceOption<Value extends string> {
  value: Value;
  label: string;
}

interface CommonProps<Value extends string> extends FieldProps {
  options: readonly ChoiceOption<Value>[];
  value: Value | undefined;
  /** Short words on a phone: closer, so that more of them share a line. Default: false. */
  isDense?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

export type ChoiceFieldProps<Value extends string> = CommonProps<Value> &
  (
    | {
        /** Default: an answer can be changed, not taken back. */
        canClear?: false;
        onChange: (value: Value) => void;
      }
    | {
        /** The answer can be taken back: by its button, or by pressing the chosen option again. */
        canClear: true;
        onChange: (value: Value | undefined) => void;
      }
  );

/**
 * One out of a few options, all in sight.
 * Accessibility: a radio group; arrow keys choose, a clear button takes the answer back.
 */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, options, value, isDense, onChange, onBlur, isDisabled, ref } = props;
  const ids = useFieldIds(props);
  const clear = props.canClear ? () => props.onChange(undefined) : undefined;
  return (
    <FieldSet
      {...props}
      ids={ids}
      role="radiogroup"
      aside={
        clear && value !== undefined && !isDisabled && <ClearButton fieldLabel={label} onClear={clear} />
      }
    >
      <SegmentedControl
        pills={options}
        value={value}
        onChoose={onChange}
        onClear={clear}
        isDense={isDense}
        isDisabled={isDisabled}
        onBlur={onBlur}
        ref={ref}
      />
    </FieldSet>
  );
}
