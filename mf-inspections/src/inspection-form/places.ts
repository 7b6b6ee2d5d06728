import type { QuestionFieldProps } from '../checklist-inputs/QuestionField.tsx';
import type { ChoosableHiveFragment } from '../generated/graphql.ts';

/** Choices for answers that name a hive or an apiary. */
export function placesOf(hives: readonly ChoosableHiveFragment[]): QuestionFieldProps['places'] {
  const apiaries = new Map(hives.map(({ apiary }) => [apiary.id, apiary.name]));
  return {
    hives: hives.map(({ id, name, apiary }) => ({ value: id, label: `${apiary.name}: ${name}` })),
    apiaries: [...apiaries].map(([value, label]) => ({ value, label })),
  };
}
