export type { ConflictVersion } from './ConflictDialog.tsx';
export * from './Field.tsx';
export { FormBar, type FormBarProps } from './FormBar.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { type FailureMarks, namesOfErrors } from './field-errors.ts';
export { SavedForm, type SavedFormProps } from './SavedForm.tsx';
export { SentForm, type SentFormProps } from './SentForm.tsx';
export { TickedHives, type TickedHivesProps } from './TickedHives.tsx';
export type { DraftOptions } from './useDraft.ts';
export { type FormValue, useFormValue } from './useFormValue.ts';
export {
  type ConflictOptions,
  type SavedFormOptions,
  type SavedFormState,
  useSavedForm,
} from './useSavedForm.ts';
export { type SentFormState, useSentForm } from './useSentForm.ts';
