import { useId } from 'react';
import type { FieldProps } from './field-props.ts';

export interface FieldIds {
  control: string;
  label: string;
  hint: string;
  error: string;
  /** Value of the control's `aria-describedby`. */
  describedBy: string | undefined;
}

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): FieldIds {
  const own = useId();
  const control = id ?? own;
  const ids = { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
  const described = [hint !== undefined && ids.hint, error !== undefined && ids.error].filter(Boolean);
  return { ...ids, describedBy: described.length > 0 ? described.join(' ') : undefined };
}

/** The attributes by which a control says its state. */
export function controlState(ids: FieldIds, { error, isRequired, isDisabled }: FieldProps) {
  return {
    id: ids.control,
    'aria-describedby': ids.describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': isRequired || undefined,
    disabled: isDisabled === true,
  } as const;
}
