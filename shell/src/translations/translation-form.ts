import { messageLengthMax, messageProblem } from '@skep/domain/messages';
import * as v from 'valibot';

/** What becomes of an edit; `SHIPPED`: the text is as it was published again. */
export type SavedAs = 'DRAFT' | 'REVIEWED' | 'SHIPPED';

export interface TranslationValues {
  text: string;
  savedAs: SavedAs;
}

/** What can be written in place of an English message. */
export function translationForm(english: string) {
  const text = v.pipe(
    v.string(),
    v.maxLength(messageLengthMax, 'too_long'),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? messageProblem(dataset.value, english) : undefined;
      if (message !== undefined) addIssue({ message });
    }),
  );
  return v.variant('savedAs', [
    v.object({ savedAs: v.picklist(['DRAFT', 'REVIEWED']), text }),
    v.object({ savedAs: v.literal('SHIPPED') }),
  ]);
}

export type SentTranslation = v.InferOutput<ReturnType<typeof translationForm>>;
