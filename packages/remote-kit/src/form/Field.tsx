import { type ReactNode, useContext, useLayoutEffect } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { type OwnProblemText, useFieldErrorText } from './field-errors.ts';
import { FormPlaceContext } from './named-fields.ts';
import { type FormValue, useFormValue } from './useFormValue.ts';

/** What every field of the design system takes of its form. */
export interface FieldParts {
  id: string;
  label: string;
  error: string | undefined;
}

/**
 * Names a field of the form around it, once for itself and for the summary of what is wrong.
 * @param label of the summary; what is drawn may say less, where it is below a heading
 * @param ownText what it says of some codes in its own words
 */
export function useFieldParts(name: string, label: string, ownText?: OwnProblemText): FieldParts {
  const place = useContext(FormPlaceContext);
  if (!place) throw new Error(`The field ${name} stands in no SavedForm.`);
  const { fields, idPrefix } = place;
  // Of its own name: in a form of hundreds of fields a fault of one is no matter of the others.
  const { errors } = useFormState({ name });
  const errorText = useFieldErrorText();
  const id = `${idPrefix}${name}`;
  const error = errorText(get(errors, name), ownText);
  // Before the picture: the summary and the field tell the same at once.
  useLayoutEffect(() => fields.add({ id, label, error }), [fields, id, label, error]);
  return { id, label, error };
}

export interface NamedFieldProps {
  name: string;
  label: string;
  children: (field: FieldParts) => ReactNode;
}

/** A field whose value is part of a larger one, which its owner keeps. */
export function NamedField({ name, label, children }: NamedFieldProps) {
  return children(useFieldParts(name, label));
}

export interface FieldProps<
  Values extends FieldValues,
  Output,
  Name extends FieldPath<Values>,
  Parts extends FieldParts,
> {
  form: UseFormReturn<Values, unknown, Output>;
  name: Name;
  label: string;
  ownText?: OwnProblemText;
  children: (field: Parts) => ReactNode;
}

/** A field with its value. */
export function Field<Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  ownText,
  children,
}: FieldProps<Values, Output, Name, FieldParts & FormValue<FieldPathValue<Values, Name>>>) {
  return children({ ...useFieldParts(name, label, ownText), ...useFormValue(form, name) });
}

/** A line or an area of text, which keeps its own text while it is typed. */
export function TypedField<Values extends FieldValues, Output, Name extends FieldPath<Values>>({
  form,
  name,
  label,
  ownText,
  children,
}: FieldProps<Values, Output, Name, FieldParts & UseFormRegisterReturn<Name>>) {
  return children({ ...useFieldParts(name, label, ownText), ...form.register(name) });
}
