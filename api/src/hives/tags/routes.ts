import Type from 'typebox';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { editMethods } from '#platform/http/schemas.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { codesForPrinting, createTag, editTag, ownTags, removeTag, scannedTag, showTag } from './service.ts';
import {
  CodesBody,
  CodesInput,
  codesToWire,
  NewTagInput,
  numberOf,
  numbersOf,
  ScannedBody,
  scannedToWire,
  TagBody,
  TagEditInput,
  tagChangesOf,
  tagToWire,
} from './wire.ts';

const tags = ['hive tags'];
const params = Type.Object({ tag: Type.String({ maxLength: 20, description: 'Number of the hive tag.' }) });
// Old clients look for what went wrong in `error`.
const config = {
  access: 'signedIn',
  errors: {
    codes: { not_found: { error: 'hive tag not found' } },
    names: { tag: 'number', tags: 'numbers', action_id: 'action' },
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
      return tagToWire(await createTag(context, tagChangesOf(request.body)));
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
        const read = changesOfSent(sent, tagToWire, tagChangesOf);
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

const codesRoute: Routes = async (http) => {
  http.post(
    '/hive-tags/codes',
    {
      config,
      schema: {
        operationId: 'hiveTagCodes',
        tags,
        summary: 'Printable codes for these numbers; the code of a number never changes',
        body: CodesInput,
        response: { 200: CodesBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const codes = await codesForPrinting(context, numbersOf(request.body.tags));
      return codesToWire(codes, context.addresses.webApp);
    },
  );
};

const scannedRoute: Routes = async (http) => {
  http.get(
    '/hive-tags/codes/:code',
    {
      config,
      schema: {
        operationId: 'getScannedHiveTag',
        tags,
        summary: 'The tag of a scanned code; 404 if it belongs to somebody else',
        params: Type.Object({ code: Type.String({ maxLength: 40, description: 'The scanned text.' }) }),
        response: { 200: ScannedBody },
      },
    },
    async (request) => scannedToWire(await scannedTag(signedInContextOf(request), request.params.code)),
  );
};

export const hiveTagRoutes = inOneScope([
  getTagsRoute,
  createTagRoute,
  getTagRoute,
  editTagRoute,
  deleteTagRoute,
  codesRoute,
  scannedRoute,
]);
