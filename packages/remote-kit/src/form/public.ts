export type { ConflictVersion } from './ConflictDialog.tsx';
export * from './Field.tsx';
export { type FailureMarks, namesOfErrors } from './field-errors.ts';
export { formResolver } from './form-resolver.ts';
export { SavedForm, type SavedFormProps } from './SavedForm.tsx';
export { type FormValue, useFormValue } from './useFormValue.ts';
export {
  type ConflictOptions,
  type SavedFormOptions,
  type SavedFormState,
  useSavedForm,
} from './useSavedForm.ts';
export { type SentForm, useSentForm } from './useSentForm.ts';
