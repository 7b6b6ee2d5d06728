import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';

export interface FormValue<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * One value of a form for a field that is not a plain input. Not react-hook-form's `useController`: that turns
 * undefined back into the default value, so that an answer could not be taken back.
 */
export function useFormValue<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Name,
): FormValue<FieldPathValue<Values, Name>> {
  const value = useWatch({ control: form.control, name });
  return {
    value,
    onChange: (next) =>
      form.setValue(name, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  };
}
