import { fieldKey } from '../checklist-inputs/answers.ts';
import type { LastTimeFragment } from '../generated/graphql.ts';

/** What was answered before. */
export interface SeenBefore<Value> {
  value: Value;
  /** As a person reads it. */
  text: string;
  /** ISO 8601 with offset. */
  inspectedAt: string;
}

/** Answers of the checklist by `fieldKey`. */
export type AnswersBefore = ReadonlyMap<string, SeenBefore<string>>;

export type LastInspection = NonNullable<NonNullable<LastTimeFragment['lastAnswers']>['inspection']>;

export interface LastTime {
  /** The newest; undefined before the first. */
  inspection: LastInspection | undefined;
  /** Of each item the newest answer, whichever inspection has it. */
  answers: AnswersBefore;
}

export function lastTimeOf({ lastAnswers }: LastTimeFragment): LastTime {
  const answers = (lastAnswers?.items ?? []).map(({ inspectedAt, item }) => {
    const text = item.unit ? `${item.text} ${item.unit}` : item.text;
    return [fieldKey(item.itemId), { value: item.value, text, inspectedAt }] as const;
  });
  return { inspection: lastAnswers?.inspection ?? undefined, answers: new Map(answers) };
}
