import { Frame } from '../field/FieldFrame.tsx';
import { FieldError, FieldHint, RequiredMark } from '../field/FieldNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import type { CheckboxProps } from './Checkbox.tsx';
import { CheckLine } from './CheckLine.tsx';

/** A check box or switch with hint and error. */
export function CheckField(props: CheckboxProps & { look: 'checkbox' | 'switch' }) {
  const { label, hint, error, isRequired, isChecked, onChange, onBlur, isDisabled, name, look, ref } = props;
  const ids = useFieldIds(props);
  return (
    <Frame>
      <CheckLine
        id={ids.control}
        name={name}
        look={look}
        label={
          <>
            {label}
            {isRequired && <RequiredMark />}
          </>
        }
        isChecked={isChecked}
        onChange={onChange}
        onBlur={onBlur}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        isRequired={isRequired}
        describedBy={ids.describedBy}
        ref={ref}
      />
      {hint !== undefined && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
    </Frame>
  );
}
