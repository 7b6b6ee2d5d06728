import Type from 'typebox';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, oneOf, text } from '#platform/http/schemas.ts';
import {
  changedTexts,
  findTranslations,
  pageSize,
  requireTranslation,
  saveTranslation,
  translationFile,
  translationProgress,
} from './service.ts';
import { translationFilters } from './translation.ts';
import { LanguageName, TranslationBody, translationToWire } from './wire.ts';

const MessageId = Type.String({ minLength: 1, maxLength: 200, description: 'Id of the message.' });
const PackageName = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Package that the message belongs to.',
});
const OfLanguage = Type.Object({ language: LanguageName });

/** All of these are additions to the old wire, which had nothing but files to download. */
const readingRoutes: Routes = async (http) => {
  http.get(
    '/translations',
    {
      config: { access: 'translator' },
      schema: {
        operationId: 'getTranslationProgress',
        tags: ['translations'],
        summary: 'Progress of each language, and the packages with messages',
        response: {
          200: Type.Object({
            packages: Type.Array(Type.String()),
            languages: Type.Array(
              Type.Object({
                language: LanguageName,
                total: Type.Integer(),
                missing: Type.Integer(),
                changed: Type.Integer({
                  description: 'Number of messages that differ from the shipped ones.',
                }),
                to_review: Type.Integer(),
              }),
            ),
          }),
        },
      },
    },
    async (request) => {
      const { packages, languages } = await translationProgress(contextOf(request));
      return {
        packages,
        languages: languages.map(({ toReview, ...progress }) => ({ ...progress, to_review: toReview })),
      };
    },
  );

  http.get(
    '/translations/:language/messages',
    {
      config: { access: 'translator' },
      schema: {
        operationId: 'getTranslations',
        tags: ['translations'],
        summary: 'Messages in one language, by package',
        params: OfLanguage,
        querystring: Type.Object({
          filter: Type.Optional(
            oneOf(translationFilters, { description: 'Only messages in this state. Default: all.' }),
          ),
          package: Type.Optional(PackageName),
          search: Type.Optional(
            Type.String({
              maxLength: 200,
              description: 'Part of the id, of the English text or of the text.',
            }),
          ),
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Page, from 1.' })),
        }),
        response: {
          200: Type.Object({
            messages: Type.Array(TranslationBody),
            total: Type.Integer({ description: 'Total of all pages.' }),
            page_size: Type.Literal(pageSize),
          }),
        },
      },
    },
    async (request) => {
      const { filter = 'all', package: wanted, search, page = 1 } = request.query;
      const { language } = request.params;
      const query = { filter, package: wanted, search, page };
      const { rows, total } = await findTranslations(contextOf(request), language, query);
      return { messages: rows.map(translationToWire), total, page_size: pageSize } as const;
    },
  );

  http.get(
    '/translations/:language/changed-texts',
    {
      config: { access: 'translator' },
      schema: {
        operationId: 'getChangedTexts',
        tags: ['translations'],
        summary: 'Texts that differ from the shipped ones, for preview in the app',
        params: OfLanguage,
        response: {
          200: Type.Object({ texts: Type.Array(Type.Object({ id: MessageId, text: Type.String() })) }),
        },
      },
    },
    async (request) => {
      const texts = await changedTexts(contextOf(request), request.params.language);
      return { texts: Object.entries(texts).map(([id, text]) => ({ id, text })) };
    },
  );

  http.get(
    '/translations/:language/files/:package',
    {
      config: { access: 'translator' },
      schema: {
        operationId: 'getTranslationFile',
        tags: ['translations'],
        summary: 'The messages of one package as a source file',
        params: Type.Object({ language: LanguageName, package: PackageName }),
        querystring: Type.Object({
          reviewed_only: Type.Optional(
            Type.Boolean({ description: 'True: leaves out drafts. Default: false.' }),
          ),
        }),
        response: {
          200: Type.Object({
            path: Type.String({ description: 'Path of the file in the project.' }),
            content: Type.String({ description: 'JSON.' }),
          }),
        },
      },
    },
    async (request) => {
      const { language, package: name } = request.params;
      return translationFile(contextOf(request), language, name, request.query.reviewed_only ?? false);
    },
  );
};

const MessageParams = Type.Object({ language: LanguageName, package: PackageName, id: MessageId });

const messageRoutes: Routes = async (http) => {
  http.get(
    '/translations/:language/messages/:package/:id',
    {
      config: { access: 'translator' },
      schema: {
        operationId: 'getTranslation',
        tags: ['translations'],
        summary: 'One message in one language',
        params: MessageParams,
        response: { 200: TranslationBody },
      },
    },
    async (request) => translationToWire(await requireTranslation(contextOf(request), request.params)),
  );

  http.put(
    '/translations/:language/messages/:package/:id',
    {
      config: { access: 'translator', errors: { names: { reviewed: 'isReviewed' } } },
      schema: {
        operationId: 'saveTranslation',
        tags: ['translations'],
        summary: 'Edits one message, or undoes the edit',
        params: MessageParams,
        body: Type.Object({
          text: nullable(text({ description: 'ICU message; null undoes the edit.' })),
          reviewed: Type.Boolean(),
          revision: Type.Integer({
            minimum: 0,
            maximum: maxInt4 - 1,
            description:
              'Revision that the edit is based on; prevents overwriting the edit of another translator.',
          }),
        }),
        response: { 200: TranslationBody },
      },
    },
    async (request) => {
      const { text, reviewed: isReviewed, revision } = request.body;
      const input = { text: text ?? undefined, isReviewed, revision };
      const context = signedInContextOf(request);
      return translationToWire(await saveTranslation(context, request.params, input, translationToWire));
    },
  );
};

export const translationRoutes = inOneScope([readingRoutes, messageRoutes]);
