/** What every field takes, besides its value. */
export interface FieldProps {
  /** The question. Always there; `isLabelHidden` takes it out of sight only. */
  label: string;
  /** Default: false. */
  isLabelHidden?: boolean;
  /** A sentence of help below the label. */
  hint?: string | undefined;
  /** A sentence that says what is wrong and what to enter. Default: nothing is wrong. */
  error?: string | undefined;
  /** Must be answered: shows a mark and says so to screen readers. Default: false. */
  isRequired?: boolean | undefined;
  /** Default: false. */
  isDisabled?: boolean | undefined;
  /** Id of the control, for ProblemSummary's links. Default: made up. */
  id?: string | undefined;
  /** Name in the form, as react-hook-form gives it. */
  name?: string | undefined;
}
