import type { LanguageCode } from '@skep/domain';
import { messageLengthMax, messageProblem } from '@skep/domain/messages';
import { useFieldProblemText } from '@skep/i18n';
import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { useState } from 'react';
import { useIntl } from '../administration/use-administration-intl.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type { TranslationFieldsFragment } from '../generated/graphql.ts';
import { saveTranslationMutation } from './SaveTranslation.graphql.ts';
import { translationFields } from './TranslationCard.graphql.ts';
import { wireLanguage } from './translations-wanted.ts';

export interface SaveTranslation {
  /** Null takes the edit back. @returns whether it was saved */
  save: (text: string | null, isReviewed: boolean) => Promise<boolean>;
  isRunning: boolean;
  /** A sentence about the text. */
  problem: string | undefined;
  /** What another translator has written meanwhile; saving again writes over it. */
  conflict: TranslationFieldsFragment | undefined;
}

/** Saves one message; what another translator wrote meanwhile is shown before it can be written over. */
export function useSaveTranslation(
  { package: name, messageId, english, revision }: TranslationFieldsFragment,
  language: LanguageCode,
): SaveTranslation {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const failureText = useFailureText();
  const fieldProblemText = useFieldProblemText();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<TranslationFieldsFragment>();
  const { run, isRunning } = useMutationResult(saveTranslationMutation, {
    // Counts and previewed texts are asked for anew; the list keeps its rows, so that nothing jumps under the hand.
    update(cache) {
      cache.evict({ fieldName: 'translationProgress' });
      cache.evict({ fieldName: 'changedTexts' });
    },
  });
  return {
    async save(text, isReviewed) {
      const fault = text === null ? undefined : messageProblem(text, english);
      setProblem(fault && fieldProblemText(fault, { max: messageLengthMax }));
      if (fault) return false;
      const seen = conflict?.revision ?? revision;
      const input = { language: wireLanguage(language), package: name, messageId, text, isReviewed };
      const answer = await run({ input: { ...input, revision: seen } });
      if ('current' in answer) {
        setConflict(readFragment(translationFields, answer.current));
        return false;
      }
      if (isFailure(answer)) {
        const [field] = answer.fields;
        if (field) setProblem(fieldProblemText(field.code));
        else notify({ kind: 'problem', text: failureText(answer) });
        return false;
      }
      notify({ kind: 'success', text: formatMessage({ id: 'shell.translations.saved' }) });
      return true;
    },
    isRunning,
    problem,
    conflict,
  };
}
