import { AppError, isAppError, type LanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { backupMutations, backupQueries } from './backups.ts';
import { settingMutations, settingQueries } from './service-settings.ts';

const queries = {
  async translatorRequest(_parent, _args, { rest }) {
    const { askedAt } = await dataOf(rest.client.GET('/api/v1/translator-request'));
    return askedAt === undefined ? undefined : { askedAt };
  },

  async people(_parent, { filter: { search, right }, page }, { rest }) {
    const query = {
      page: String(page),
      ...(search ? { search: search.toWellFormed() } : {}),
      ...(right ? { right } : {}),
    };
    const { rows, ...part } = await dataOf(
      rest.client.GET('/api/v1/administration/people', { params: { query } }),
    );
    return { people: rows, ...part };
  },

  async rightChanges(_parent, { personId, page }, { rest }) {
    const query = { page: String(page), ...(personId ? { personId: personId.toWellFormed() } : {}) };
    const { rows, ...part } = await dataOf(
      rest.client.GET('/api/v1/administration/right-changes', { params: { query } }),
    );
    const changes = rows.map(({ person, admin, ...change }) => ({
      ...change,
      personName: person.name,
      adminName: admin?.name,
    }));
    return { changes, ...part };
  },

  machine: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/administration/machine')),

  release: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/administration/release')),

  translationProgress: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/translations')),

  async translations(_parent, { language, filter, page }, { rest }) {
    const { show, search, package: name } = filter;
    const query = {
      ...{ show, page: String(page) },
      ...(search ? { search: search.toWellFormed() } : {}),
      ...(name ? { package: name.toWellFormed() } : {}),
    };
    const params = { path: { language }, query };
    const { translations, ...part } = await dataOf(
      rest.client.GET('/api/v1/translations/{language}/messages', { params }),
    );
    return { translations: translations.map((each) => translationIn(language, each)), ...part };
  },

  changedTexts: (_parent, path, { rest }) =>
    dataOf(rest.client.GET('/api/v1/translations/{language}/changed-texts', { params: { path } })),

  async translationFile(_parent, { reviewedOnly, ...path }, { rest }) {
    const params = {
      path: { ...path, package: nameInPath(path.package) },
      query: { reviewedOnly: reviewedOnly ? ('true' as const) : ('false' as const) },
    };
    return dataOf(rest.client.GET('/api/v1/translations/{language}/files/{package}', { params }));
  },
} satisfies QueryResolvers;

const mutations = {
  askToTranslate: (_parent, _args, context) =>
    orFailure(context, async () => {
      const request = await dataOf(context.rest.client.POST('/api/v1/translator-request'));
      return { __typename: 'TranslatorRequest' as const, ...request };
    }),

  sendTestMail: (_parent, _args, context) =>
    orFailure(context, async () => {
      const sent = await dataOf(context.rest.client.POST('/api/v1/administration/test-mail'));
      return { __typename: 'TestMail' as const, ...sent };
    }),

  setRight: (_parent, { personId, ...body }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: personId.toWellFormed() } };
      const { client } = context.rest;
      const path = '/api/v1/administration/people/{id}/rights';
      const person = await dataOf(client.PUT(path, { params, body }));
      return { __typename: 'Person' as const, ...person };
    }),

  saveTranslation: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const { language, package: name, messageId, text = null, isReviewed, revision } = input;
      const params = { path: { language, package: nameInPath(name), id: nameInPath(messageId) } };
      const body = { text, isReviewed, revision };
      const url = '/api/v1/translations/{language}/messages/{package}/{id}';
      try {
        return translationIn(language, await dataOf(client.PUT(url, { params, body })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = translationIn(language, await dataOf(client.GET(url, { params })));
        return { __typename: 'TranslationConflict' as const, current };
      }
    }),
} satisfies MutationResolvers;

/** A message is another one in each language. */
const translationIn = (language: LanguageCode, translation: AnswerOf<'readTranslation'>) => ({
  __typename: 'Translation' as const,
  id: `${language} ${translation.package} ${translation.messageId}`,
  ...translation,
});

export const administrationResolvers = {
  Query: { ...queries, ...backupQueries, ...settingQueries },
  Mutation: { ...mutations, ...backupMutations, ...settingMutations },
};

/**
 * A name for a path. One without any letter, such as `..`, would lead to another path; half a character cannot be
 * in one.
 * @throws AppError not_found
 */
function nameInPath(name: string): string {
  if (!/\p{L}/u.test(name) || !name.isWellFormed()) throw new AppError('not_found');
  return name;
}
