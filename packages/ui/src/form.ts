// Fields and steps of forms, progress and pages of long lists, apart from the rest: a first visit does without them.

export * from './choice/MultiChoiceField.tsx';
export type { PillTone } from './choice/pill-styles.ts';
export * from './choice/SelectField.tsx';
export * from './choice/Switch.tsx';
export * from './choice/YesNoField.tsx';
export * from './color-field/ColorField.tsx';
export { apiarySwatches } from './color-field/swatches.ts';
export * from './date-field/DateTimeField.tsx';
export { localMinute } from './date-field/local-minute.ts';
export { FieldSet } from './field/FieldSet.tsx';
export { useFieldIds } from './field/useFieldIds.ts';
export * from './grade/GradeField.tsx';
export * from './grade/ScoreField.tsx';
export * from './notice/ProblemSummary.tsx';
export * from './number-field/NumberField.tsx';
export { useDecimalPoint } from './number-field/useDecimalPoint.ts';
export { writtenNumber } from './number-field/useNumberText.ts';
export * from './pagination/Pagination.tsx';
export * from './progress/ProgressBar.tsx';
export * from './progress/ProgressSteps.tsx';
export * from './slider/SliderField.tsx';
export * from './text-field/TextArea.tsx';
