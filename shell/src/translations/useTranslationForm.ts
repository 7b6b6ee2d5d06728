import type { LanguageCode } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { type SavedFormState, useEntityForm } from '@skep/remote-kit/form';
import { useMemo, useState } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { TranslationFieldsFragment } from '../generated/graphql.ts';
import { languageName } from './language-name.ts';
import { saveTranslationMutation } from './SaveTranslation.graphql.ts';
import { translationFields } from './TranslationCard.graphql.ts';
import { type SentTranslation, type TranslationValues, translationForm } from './translation-form.ts';
import { wireLanguage } from './translations-wanted.ts';

/** Edits one message; what another translator wrote meanwhile is shown before it can be written over. */
export function useTranslationForm(
  message: TranslationFieldsFragment,
  language: LanguageCode,
  onSaved: () => void,
): SavedFormState<TranslationValues, SentTranslation> {
  const { formatMessage } = useIntl();
  const { package: name, messageId, english, revision } = message;
  const schema = useMemo(() => translationForm(english), [english]);
  const [begun] = useState(() => valuesOf(message));
  const { run } = useMutationResult(saveTranslationMutation, {
    // Counts and previewed texts are queried again; the list has the same rows, so that nothing jumps under the hand.
    update(cache) {
      cache.evict({ fieldName: 'translationProgress' });
      cache.evict({ fieldName: 'changedTexts' });
    },
  });
  return useEntityForm({
    schema,
    values: begun,
    save(sent, seen) {
      const text = sent.savedAs === 'SHIPPED' ? null : sent.text;
      const isReviewed = sent.savedAs === 'REVIEWED';
      const place = { language: wireLanguage(language), package: name, messageId };
      return run({ input: { ...place, text, isReviewed, revision: seen } });
    },
    conflict: {
      revision,
      theirs(answer) {
        if (answer.__typename !== 'TranslationConflict') return undefined;
        const current = readFragment(translationFields, answer.current);
        return { revision: current.revision, values: valuesOf(current) };
      },
      versionOf: ({ text }) => ({ facts: [{ label: languageName(language), text }] }),
    },
    // The same text is reviewed by being saved.
    isEdit: false,
    savedText: () => formatMessage({ id: 'shell.translations.saved' }),
    onSaved,
  });
}

const valuesOf = ({ text }: TranslationFieldsFragment): TranslationValues => ({
  text: text ?? '',
  savedAs: 'REVIEWED',
});
