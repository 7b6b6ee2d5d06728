export type { ConflictVersion } from './ConflictDialog.tsx';
export { EntityForm, type EntityFormProps } from './EntityForm.tsx';
export * from './Field.tsx';
export { FormBar, type FormBarProps } from './FormBar.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { type FailureMarks, namesOfErrors } from './field-errors.ts';
export { HiveCheckboxGroup, type HiveCheckboxGroupProps } from './HiveCheckboxGroup.tsx';
export { RequestForm, type RequestFormProps } from './RequestForm.tsx';
export type { DraftOptions } from './useDraft.ts';
export {
  type ConflictOptions,
  type SavedFormOptions,
  type SavedFormState,
  useEntityForm,
} from './useEntityForm.ts';
export { type FormValue, useFormValue } from './useFormValue.ts';
export { type SentFormState, useRequestForm } from './useRequestForm.ts';
