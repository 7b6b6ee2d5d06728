import Type from 'typebox';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ImportId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { receiveFile, streamForms } from '#platform/http/streamed-file.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import {
  beginCount,
  beginImport,
  beginUndo,
  listImports,
  listRefusals,
  removeImport,
  saveMapping,
  showImport,
} from './service.ts';
import { fileBytesMax, uploadImport } from './upload.ts';
import {
  ImportBody,
  importToWire,
  MappingInput,
  mappingFromWire,
  mappingNames,
  RefusalBody,
  ShownImportBody,
  shownToWire,
} from './wire.ts';

const tags = ['imports'];
const params = idParams<ImportId>('import');
const config = { access: 'signedIn', errors: { names: mappingNames } } as const;

const uploadRoute: Routes = async (http) => {
  // A scope of its own: nobody else's forms are handed on unread.
  await http.register(async (scope) => {
    streamForms(scope);
    scope.post(
      '/imports',
      {
        config: { access: 'signedIn', takesFile: true, notIdempotent: 'harmless' },
        schema: {
          operationId: 'uploadImport',
          tags,
          summary:
            'Stores a file of measurements or inspections, CSV or Excel, sent as `file` of a form after `time_zone`: 500 MB at most',
          response: { 201: Type.Object({ id: Type.Integer() }) },
        },
      },
      async (request, reply) => {
        const context = signedInContextOf(request);
        const id = await receiveFile(request, fileBytesMax, ({ fields, ...file }) =>
          uploadImport(context, { ...file, timeZone: fields.time_zone }),
        );
        if (id === undefined) throw fieldProblem('file', 'required');
        return reply.status(201).send({ id });
      },
    );
  });
};

const listRoute: Routes = async (http) => {
  http.get(
    '/imports',
    {
      config,
      schema: {
        operationId: 'getImports',
        tags,
        summary: 'Files of the person and the state of each import, newest first',
        response: { 200: Type.Array(ImportBody) },
      },
    },
    async (request) => (await listImports(signedInContextOf(request))).map(importToWire),
  );
};

const showRoute: Routes = async (http) => {
  http.get(
    '/imports/:id',
    {
      config,
      schema: {
        operationId: 'getImport',
        tags,
        summary: 'How a file is read, its first rows, and what was counted',
        params,
        response: { 200: ShownImportBody },
      },
    },
    async (request) => shownToWire(await showImport(signedInContextOf(request), request.params.id)),
  );
};

const refusalsRoute: Routes = async (http) => {
  http.get(
    '/imports/:id/refusals',
    {
      config,
      schema: {
        operationId: 'getImportRefusals',
        tags,
        summary: 'Rows and values that are not taken, the first thousand',
        params,
        response: { 200: Type.Array(RefusalBody) },
      },
    },
    async (request) => listRefusals(signedInContextOf(request), request.params.id),
  );
};

const mappingRoute: Routes = async (http) => {
  http.post(
    '/imports/:id/mapping',
    {
      config,
      schema: {
        operationId: 'mapImport',
        tags,
        summary: 'Sets how a file is read',
        params,
        body: MappingInput,
        response: { 200: ShownImportBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      await saveMapping(context, request.params.id, mappingFromWire(request.body));
      return shownToWire(await showImport(context, request.params.id));
    },
  );
};

type Step = (context: SignedInContext, id: ImportId) => Promise<void>;

function stepRoute(name: string, operationId: string, summary: string, step: Step): Routes {
  return async (http) => {
    http.post(
      `/imports/:id/${name}`,
      { config, schema: { operationId, tags, summary, params, response: { 200: ShownImportBody } } },
      async (request) => {
        const context = signedInContextOf(request);
        await step(context, request.params.id);
        return shownToWire(await showImport(context, request.params.id));
      },
    );
  };
}

const deleteRoute: Routes = async (http) => {
  http.delete(
    '/imports/:id',
    {
      config,
      schema: {
        operationId: 'deleteImport',
        tags,
        summary: 'Forgets a file of which nothing is imported',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeImport(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const importRoutes = inOneScope([
  uploadRoute,
  listRoute,
  showRoute,
  refusalsRoute,
  mappingRoute,
  stepRoute('count', 'countImport', 'Begins to count what a file would bring', beginCount),
  stepRoute('start', 'startImport', 'Begins to import what was counted', beginImport),
  stepRoute('undo', 'undoImport', 'Begins to take away all that an import has stored', beginUndo),
  deleteRoute,
]);
