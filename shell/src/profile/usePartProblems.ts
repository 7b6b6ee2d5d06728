import {
  type FormProblemsOptions,
  type FormProblemsState,
  useFormProblems,
} from '../account/useFormProblems.ts';

export interface PartProblems extends FormProblemsState {
  /** The field's id on the page, where several forms may ask for a password. */
  idOf: (name: string) => string;
}

/** Everything that is wrong with one form of the page. @param part tells its fields from those of the other forms */
export function usePartProblems(part: string, options: FormProblemsOptions): PartProblems {
  const state = useFormProblems(options);
  const idOf = (name: string) => `${part}-${name}`;
  return {
    ...state,
    idOf,
    problems: state.problems.map((problem) => ({ ...problem, fieldId: idOf(problem.fieldId) })),
  };
}
