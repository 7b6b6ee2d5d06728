import type { Ref } from 'react';
import { ClearButton } from '../field/ClearButton.tsx';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

export interface YesNoFieldProps extends FieldProps {
  /** Undefined: not answered, which is not "no". */
  value: boolean | undefined;
  onChange: (value: boolean | undefined) => void;
  /** Yes is the bad news and is drawn in red, as for signs of disease. Default: false. */
  isYesBad?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Yes, no, or not answered.
 * Accessibility: a radio group; pressing the chosen one again, or the clear button, takes the answer back.
 */
export function YesNoField(props: YesNoFieldProps) {
  const { label, value, onChange, isYesBad = false, onBlur, isDisabled, ref } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const clear = () => onChange(undefined);
  const pill = (answer: 'yes' | 'no') => {
    const isGood = (answer === 'no') === isYesBad;
    const label = text(answer === 'yes' ? 'ui.yes' : 'ui.no');
    const picture = (
      <>
        <Icon name={answer === 'yes' ? 'check' : 'close'} size="small" />
        {label}
      </>
    );
    return { value: answer, label, picture, tone: isGood ? 'good' : 'bad' } as const;
  };

  return (
    <FieldSet
      {...props}
      ids={ids}
      role="radiogroup"
      aside={value !== undefined && !isDisabled && <ClearButton fieldLabel={label} onClear={clear} />}
    >
      <SegmentedControl
        pills={[pill('yes'), pill('no')]}
        value={value === undefined ? undefined : value ? 'yes' : 'no'}
        onChoose={(answer) => onChange(answer === 'yes')}
        onClear={clear}
        isDisabled={isDisabled}
        onBlur={onBlur}
        ref={ref}
      />
    </FieldSet>
  );
}
