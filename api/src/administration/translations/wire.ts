import { type LanguageCode, languages } from '@skep/domain';
import Type from 'typebox';
import { nullable, oneOf, WireTime, wireTime } from '#platform/http/schemas.ts';
import {
  isChanged,
  isOutdated,
  isToReview,
  stateOf,
  type Translation,
  translationStates,
} from './translation.ts';

export const LanguageName = Type.Unsafe<LanguageCode>(
  Type.String({ enum: languages.map(({ code }) => code), description: 'Code of the language.' }),
);

export const TranslationBody = Type.Object({
  package: Type.String(),
  id: Type.String(),
  english: Type.String(),
  description: Type.String({ description: 'Where the text appears, and what its arguments are.' }),
  text: nullable(Type.String({ description: 'Current text of the translators; null if missing.' })),
  shipped: nullable(Type.String({ description: 'Published text; null: the English text is shown.' })),
  state: oneOf(translationStates),
  changed: Type.Boolean({ description: 'The text differs from the shipped one.' }),
  to_review: Type.Boolean(),
  english_before: nullable(
    Type.String({ description: 'Earlier English text, if it has changed since this translation.' }),
  ),
  revision: Type.Integer({ description: 'Revision to send with an edit; 0 if never edited.' }),
  changed_at: nullable(WireTime),
  changed_by: nullable(Type.String()),
});

export function translationToWire(translation: Translation): Type.Static<typeof TranslationBody> {
  const { id, english, description, edit, shipped, revision } = translation;
  return {
    package: translation.package,
    id,
    english,
    description,
    text: edit?.text ?? shipped ?? null,
    shipped: shipped ?? null,
    state: stateOf(translation),
    changed: isChanged(translation),
    to_review: isToReview(translation),
    english_before: isOutdated(translation) ? (edit?.english ?? null) : null,
    revision,
    changed_at: edit === undefined ? null : wireTime(edit.changedAt),
    changed_by: edit?.changedBy ?? null,
  };
}
