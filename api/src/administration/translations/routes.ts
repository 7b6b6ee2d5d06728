import { languages } from '@skep/domain';
import * as v from 'valibot';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { inOneScope } from '#platform/http/http.ts';
import { sentNumber, sentTrue } from '#platform/http/json-schema.ts';
import { textMax } from '#platform/http/schemas.ts';
import { action } from '#platform/http/v1.ts';
import {
  changedTexts,
  findTranslations,
  pageSize,
  requireTranslation,
  saveTranslation,
  translationFile,
  translationProgress,
} from './service.ts';
import {
  isChanged,
  isOutdated,
  isToReview,
  stateOf,
  type Translation,
  translationFilters,
  translationStates,
} from './translation.ts';

const language = v.pipe(
  v.picklist(languages.map(({ code }) => code)),
  v.description('Code of the language.'),
);

const TranslationAnswer = v.object({
  ...{ package: v.string(), messageId: v.string(), english: v.string() },
  description: v.pipe(v.string(), v.description('Where the text appears, and what its arguments are.')),
  text: v.pipe(v.optional(v.string()), v.description('Current text of the translators.')),
  shipped: v.pipe(v.optional(v.string()), v.description('Published text; absent: the English one is shown.')),
  state: v.picklist(translationStates),
  isChanged: v.pipe(v.boolean(), v.description('The text differs from the shipped one.')),
  isToReview: v.boolean(),
  englishBefore: v.pipe(
    v.optional(v.string()),
    v.description('Earlier English text, if it has changed since this translation.'),
  ),
  revision: v.pipe(v.number(), v.description('Revision to send with an edit; 0 if never edited.')),
  changedAt: v.optional(v.date()),
  changedBy: v.optional(v.string()),
});

function translationJson(translation: Translation) {
  const { id, edit, ...shown } = translation;
  return {
    ...shown,
    messageId: id,
    text: edit?.text ?? shown.shipped,
    state: stateOf(translation),
    isChanged: isChanged(translation),
    isToReview: isToReview(translation),
    englishBefore: isOutdated(translation) ? edit?.english : undefined,
    changedAt: edit?.changedAt,
    changedBy: edit?.changedBy,
  };
}

const access = 'translator';
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const packageName = v.pipe(name, v.description('Package that the message belongs to.'));
const messageId = v.pipe(name, v.description('Id of the message.'));
const oneMessage = { params: v.object({ language, package: packageName, id: messageId }) };
const ofLanguage = { params: v.object({ language }) };

export const translationRoutes = inOneScope([
  action(
    'GET',
    '/translations',
    {
      ...{ id: 'readTranslationProgress', access },
      summary: 'Progress of each language, and the packages with messages',
      answer: v.object({
        packages: v.array(v.string()),
        languages: v.array(
          v.object({
            ...{ language, total: v.number(), missing: v.number() },
            changed: v.pipe(
              v.number(),
              v.description('Number of messages that differ from the shipped ones.'),
            ),
            toReview: v.number(),
          }),
        ),
      }),
    },
    translationProgress,
  ),
  action(
    'GET',
    '/translations/:language/messages',
    {
      ...{ id: 'listTranslations', access, ...ofLanguage },
      summary: 'Messages in one language, by package',
      query: v.object({
        show: v.pipe(
          v.optional(v.picklist(translationFilters, 'unknown_choice'), 'all'),
          v.description('Only messages in this state.'),
        ),
        package: v.optional(
          v.pipe(v.string(), v.maxLength(200, 'too_long'), v.description('Only messages of this package.')),
        ),
        search: v.optional(
          v.pipe(
            v.string(),
            v.maxLength(200, 'too_long'),
            v.description('Part of the id, of the English text or of the text.'),
          ),
        ),
        page: v.optional(sentNumber(1, 100_000, 'Page, from 1.'), '1'),
      }),
      answer: v.object({
        translations: v.array(TranslationAnswer),
        total: v.pipe(v.number(), v.description('Total of all pages.')),
        pageSize: v.number(),
      }),
    },
    async (context, { params, query: { show: filter, package: wanted, search, page } }) => {
      const query = { filter, package: wanted, search, page };
      const { rows, total } = await findTranslations(context, params.language, query);
      return { translations: rows.map(translationJson), total, pageSize };
    },
  ),
  action(
    'GET',
    '/translations/:language/changed-texts',
    {
      ...{ id: 'listChangedTexts', access, ...ofLanguage },
      summary: 'Texts that differ from the shipped ones, for preview in the app',
      answer: v.array(v.object({ messageId: v.string(), text: v.string() })),
    },
    async (context, { params }) =>
      Object.entries(await changedTexts(context, params.language)).map(([messageId, text]) => {
        return { messageId, text };
      }),
  ),
  action(
    'GET',
    '/translations/:language/files/:package',
    {
      ...{ id: 'readTranslationFile', access },
      summary: 'The messages of one package as a source file',
      params: v.object({ language, package: packageName }),
      query: v.object({ reviewedOnly: sentTrue('Leaves out drafts.') }),
      answer: v.object({
        path: v.pipe(v.string(), v.description('Path of the file in the project.')),
        content: v.pipe(v.string(), v.description('JSON.')),
      }),
    },
    (context, { params, query }) =>
      translationFile(context, params.language, params.package, query.reviewedOnly ?? false),
  ),
  action(
    'GET',
    '/translations/:language/messages/:package/:id',
    {
      ...{ id: 'readTranslation', access, ...oneMessage },
      ...{ summary: 'One message in one language', answer: TranslationAnswer },
    },
    async (context, { params }) => translationJson(await requireTranslation(context, params)),
  ),
  action(
    'PUT',
    '/translations/:language/messages/:package/:id',
    {
      ...{ id: 'changeTranslation', access, ...oneMessage },
      summary: 'Edits one message, or undoes the edit',
      body: v.object({
        text: v.optional(
          v.pipe(
            v.string('invalid'),
            v.maxLength(textMax, 'too_long'),
            v.description('ICU message; null undoes the edit.'),
          ),
        ),
        isReviewed: v.boolean('invalid'),
        revision: v.pipe(
          v.number('not_whole'),
          v.integer('not_whole'),
          v.minValue(0, 'too_small'),
          v.maxValue(maxInt4 - 1, 'too_large'),
          v.description(
            'Revision that the edit is based on; prevents overwriting the edit of another translator.',
          ),
        ),
      }),
      answer: TranslationAnswer,
    },
    async (context, { params, body, answerWith }) => {
      const toWire = (held: Translation) => answerWith(translationJson(held));
      return translationJson(await saveTranslation(context, params, body, toWire));
    },
  ),
]);
