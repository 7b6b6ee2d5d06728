import { useWatch } from 'react-hook-form';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { type Answers, answeredKeys } from './answers.ts';

/** Which items are answered, by `fieldKey`. Drawn again when that changes, and not with every key stroke in an answer. */
export function useAnsweredKeys(form: InspectionFormState): ReadonlySet<string> {
  const keys = useWatch({
    control: form.control,
    name: 'answers',
    compute: (answers: Answers) => answeredKeys(answers),
  });
  return new Set(keys);
}
