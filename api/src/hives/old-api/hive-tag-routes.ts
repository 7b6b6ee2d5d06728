import { hiveTagNumber, hiveTagTarget } from '@skep/domain';
import Type from 'typebox';
import type { HiveTag } from '#hives/tags/hive-tag.ts';
import { hiveTagFields } from '#hives/tags/hive-tag-fields.ts';
import { createTag, editTag, ownTags, removeTag, showTag } from '#hives/tags/service.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { editMethods } from '#platform/http/schemas.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import {
  changesOfOld,
  oldAnswerOf,
  oldAnswerSchemas,
  oldInputOf,
  oldNamesOf,
} from '#platform/resource/fields.ts';

// What an old client stored here leads to the wrong device once it is replaced: it is computed again instead.
const router_link = Type.Optional(Type.Unknown({ description: 'Ignored.' }));

const tagInput = oldInputOf(hiveTagFields);
const NewTagInput = Type.Object({ ...tagInput, router_link });
const TagEditInput = Type.Partial(NewTagInput);

const TagBody = Type.Object({
  ...oldAnswerSchemas(hiveTagFields),
  router_link: Type.Object(
    { path: Type.String(), query: Type.Record(Type.String(), Type.String()) },
    { description: 'Page and query that the tag opens now.' },
  ),
});

const tagToWire = (tag: HiveTag) => ({
  ...oldAnswerOf(hiveTagFields, tag),
  router_link: hiveTagTarget(tag.action, tag.hive),
});

/** The tag of a path: text that cannot be the number of a tag is unknown as it is. */
const numberOf = (text: string) => hiveTagNumber(text) ?? text;

const tags = ['hive tags'];
const params = Type.Object({ tag: Type.String({ maxLength: 20, description: 'Number of the hive tag.' }) });
// Old clients look for what went wrong in `error`.
const config = {
  access: 'signedIn',
  errors: {
    codes: { not_found: { error: 'hive tag not found' } },
    names: oldNamesOf(hiveTagFields),
  },
} as const;

const getTagsRoute: Routes = async (http) => {
  http.get(
    '/hive-tags',
    {
      config,
      schema: {
        operationId: 'getHiveTags',
        tags,
        summary: 'Hive tags of the person by number; empty if there are none',
        response: { 200: Type.Array(TagBody) },
      },
    },
    async (request) => (await ownTags(signedInContextOf(request))).map(tagToWire),
  );
};

const createTagRoute: Routes = async (http) => {
  http.post(
    '/hive-tags',
    {
      config,
      schema: {
        operationId: 'createHiveTag',
        tags,
        summary: 'Assigns a hive and an action to a tag number; error at `tag` if the number is taken',
        body: NewTagInput,
        response: { 201: TagBody },
      },
    },
    async (request, reply) => {
      reply.status(201);
      const context = signedInContextOf(request);
      return tagToWire(await createTag(context, changesOfOld(hiveTagFields, request.body)));
    },
  );
};

const getTagRoute: Routes = async (http) => {
  http.get(
    '/hive-tags/:tag',
    {
      config,
      schema: {
        operationId: 'getHiveTag',
        tags,
        summary: 'One hive tag',
        params,
        response: { 200: TagBody },
      },
    },
    async (request) => tagToWire(await showTag(signedInContextOf(request), numberOf(request.params.tag))),
  );
};

const editTagRoute: Routes = async (http) => {
  for (const { method, suffix } of editMethods) {
    http.route({
      method,
      url: '/hive-tags/:tag',
      config,
      schema: {
        operationId: `editHiveTag${suffix}`,
        tags,
        summary: 'Updates a hive tag, also its number; absent fields do not change',
        params,
        body: TagEditInput,
        response: { 200: TagBody },
      },
      handler: async (request) => {
        const context = signedInContextOf(request);
        const { router_link: _, ...sent } = request.body;
        const read = changesOfSent(sent, tagToWire, (changed) => changesOfOld(hiveTagFields, changed));
        const number = numberOf(request.params.tag);
        return tagToWire(await editTag(context, number, (held) => read(held, held).changes));
      },
    });
  }
};

const deleteTagRoute: Routes = async (http) => {
  http.delete(
    '/hive-tags/:tag',
    {
      config,
      schema: {
        operationId: 'deleteHiveTag',
        tags,
        summary: 'Deletes a hive tag and frees its number; the printed code remains valid for that number',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeTag(signedInContextOf(request), numberOf(request.params.tag));
      return nothing(reply.status(204));
    },
  );
};

export const oldHiveTagRoutes = inOneScope([
  getTagsRoute,
  createTagRoute,
  getTagRoute,
  editTagRoute,
  deleteTagRoute,
]);
