import styled from 'styled-components';
import { ClearButton } from '../field/ClearButton.tsx';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { tokens } from '../tokens/tokens.ts';
import { ComboboxInput } from './ComboboxInput.tsx';
import type { ChosenFieldProps } from './select-props.ts';
import { useCombobox } from './useCombobox.ts';

/**
 * One out of many options, found by typing words of its name. A short list is a SelectField.
 * Accessibility: an ARIA combobox with a list of options; arrow keys go through them, Enter takes the marked one, Escape
 * closes. How many options typing leaves is announced.
 */
export function ComboboxField<Value extends string>(props: ChosenFieldProps<Value>) {
  const { label, value, onChange, isRequired, isDisabled, isAlwaysChosen } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const canClear = !isRequired && !isAlwaysChosen;
  const box = useCombobox({ ...props, canClear });
  return (
    <FieldFrame
      {...props}
      ids={ids}
      aside={
        canClear &&
        value !== undefined &&
        !isDisabled && <ClearButton fieldLabel={label} onClear={() => onChange(undefined)} />
      }
    >
      <ComboboxInput {...props} ids={ids} box={box} />
      <Found role="status" $isSeen={box.found.length === 0}>
        {box.typed?.trim() ? text('ui.choicesFound', { count: box.found.length }) : ''}
      </Found>
    </FieldFrame>
  );
}

/** The list itself shows how many are found; that nothing is found has to be said. */
const Found = styled.p<{ $isSeen: boolean }>`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`;
