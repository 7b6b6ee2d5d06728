import { AppError, isAppError } from '@skep/domain';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { chosenWireId, requiredWireId } from '../wire-ids.ts';
import { isoFromWire } from '../wire-values.ts';
import { backupMutations, backupQueries } from './backups.ts';
import {
  personFromWire,
  rightChangeFromWire,
  translationFromWire,
  translatorRequestFromWire,
} from './from-wire.ts';
import { settingMutations, settingQueries } from './service-settings.ts';

const queries = {
  async translatorRequest(_parent, _args, { rest }) {
    const { asked_at } = await dataOf(rest.client.GET('/api/translator-request'));
    return asked_at === null ? undefined : translatorRequestFromWire({ asked_at });
  },

  async people(_parent, { filter: { search, right }, page }, { rest }) {
    const query = { page, ...(search ? { search: search.toWellFormed() } : {}), ...(right ? { right } : {}) };
    const found = await dataOf(rest.client.GET('/api/administration/users', { params: { query } }));
    return { people: found.users.map(personFromWire), total: found.total, pageSize: found.page_size };
  },

  async rightChanges(_parent, { personId, page }, { rest }) {
    const query = { page, ...(personId ? { user_id: chosenWireId(personId, 'personId') } : {}) };
    const found = await dataOf(rest.client.GET('/api/administration/right-changes', { params: { query } }));
    return {
      changes: found.changes.map(rightChangeFromWire),
      total: found.total,
      pageSize: found.page_size,
    };
  },

  machine: (_parent, _args, { rest }) => dataOf(rest.client.GET('/api/v1/administration/machine')),

  async release(_parent, _args, { rest }) {
    const {
      newest,
      is_check_on: isCheckOn,
      running,
    } = await dataOf(rest.client.GET('/api/administration/release'));
    if (newest === null) return { running, isCheckOn };
    const { version, url, is_newer: isNewer, checked_at } = newest;
    const checkedAt = isoFromWire(checked_at, 'UTC');
    return { running, isCheckOn, newest: { version, url: url ?? undefined, isNewer, checkedAt } };
  },

  async translationProgress(_parent, _args, { rest }) {
    const { packages, languages } = await dataOf(rest.client.GET('/api/translations'));
    return {
      packages,
      languages: languages.map(({ to_review, ...progress }) => ({ ...progress, toReview: to_review })),
    };
  },

  async translations(_parent, { language, filter, page }, { rest }) {
    const { show, search, package: name } = filter;
    const query = {
      filter: show,
      page,
      ...(search ? { search: search.toWellFormed() } : {}),
      ...(name ? { package: name.toWellFormed() } : {}),
    };
    const params = { path: { language }, query };
    const found = await dataOf(rest.client.GET('/api/translations/{language}/messages', { params }));
    return {
      translations: found.messages.map((message) => translationFromWire(language, message)),
      total: found.total,
      pageSize: found.page_size,
    };
  },

  async changedTexts(_parent, path, { rest }) {
    const params = { path };
    const { texts } = await dataOf(rest.client.GET('/api/translations/{language}/changed-texts', { params }));
    return texts.map(({ id, text }) => ({ messageId: id, text }));
  },

  async translationFile(_parent, { reviewedOnly, ...path }, { rest }) {
    const params = {
      path: { ...path, package: nameInPath(path.package) },
      query: { reviewed_only: reviewedOnly },
    };
    return dataOf(rest.client.GET('/api/translations/{language}/files/{package}', { params }));
  },
} satisfies QueryResolvers;

const mutations = {
  askToTranslate: (_parent, _args, context) =>
    orFailure(context, async () => {
      const request = await dataOf(context.rest.client.POST('/api/translator-request'));
      return { __typename: 'TranslatorRequest' as const, ...translatorRequestFromWire(request) };
    }),

  sendTestMail: (_parent, _args, context) =>
    orFailure(context, async () => {
      const sent = await dataOf(context.rest.client.POST('/api/administration/test-mail'));
      return {
        __typename: 'TestMail' as const,
        ...sent,
        fault: sent.fault ?? undefined,
        reason: sent.reason ?? undefined,
      };
    }),

  setRight: (_parent, { personId, right, isGranted }, context) =>
    orFailure(context, async () => {
      const params = { path: { id: requiredWireId(personId) } };
      const body = { right, granted: isGranted };
      const person = await dataOf(
        context.rest.client.PUT('/api/administration/users/{id}/rights', { params, body }),
      );
      return { __typename: 'Person' as const, ...personFromWire(person) };
    }),

  saveTranslation: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { client } = context.rest;
      const { language, package: name, messageId, text = null, isReviewed, revision } = input;
      const params = { path: { language, package: nameInPath(name), id: nameInPath(messageId) } };
      const body = { text, reviewed: isReviewed, revision };
      const url = '/api/translations/{language}/messages/{package}/{id}';
      try {
        return translationFromWire(language, await dataOf(client.PUT(url, { params, body })));
      } catch (error) {
        if (!isAppError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = translationFromWire(language, await dataOf(client.GET(url, { params })));
        return { __typename: 'TranslationConflict' as const, current };
      }
    }),
} satisfies MutationResolvers;

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
