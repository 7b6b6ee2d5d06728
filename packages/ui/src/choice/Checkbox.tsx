import type { Ref } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { CheckField } from './CheckField.tsx';

export interface CheckboxProps extends Omit<FieldProps, 'isLabelHidden'> {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Yes or no, set when the form is saved.
 * Accessibility: a native check box named by its label; space toggles.
 */
export function Checkbox(props: CheckboxProps) {
  return <CheckField {...props} look="checkbox" />;
}
