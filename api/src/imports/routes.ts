import Type from 'typebox';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ImportId } from '#platform/context/ids.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { sentId } from '#platform/http/json-schema.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { receiveFile, streamForms } from '#platform/http/streamed-file.ts';
import { action } from '#platform/http/v1.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import {
  ImportAnswer,
  MappingJson,
  mappingOf,
  RefusalAnswer,
  ShownImportAnswer,
  shownJson,
} from './import-fields.ts';
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
          tags: ['imports'],
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

const one = { params: v.object({ id: sentId<ImportId>('import') }) };

type Step = (context: SignedInContext, id: ImportId) => Promise<void>;

const stepRoute = (name: string, id: string, summary: string, step: Step) =>
  action(
    'POST',
    `/imports/:id/${name}`,
    { ...{ id, summary }, ...one, answer: ShownImportAnswer },
    async (context, { params }) => {
      await step(context, params.id);
      return shownJson(await showImport(context, params.id));
    },
  );

export const importRoutes = inOneScope([
  uploadRoute,
  action(
    'GET',
    '/imports',
    {
      id: 'listImports',
      summary: 'Files of the person and the state of each import, newest first',
      answer: v.array(ImportAnswer),
    },
    listImports,
  ),
  action(
    'GET',
    '/imports/:id',
    {
      id: 'readImport',
      summary: 'How a file is read, its first rows, and what was counted',
      ...one,
      answer: ShownImportAnswer,
    },
    async (context, { params }) => shownJson(await showImport(context, params.id)),
  ),
  action(
    'GET',
    '/imports/:id/refusals',
    {
      id: 'listImportRefusals',
      summary: 'Rows and values that are not taken, the first thousand',
      ...one,
      answer: v.array(RefusalAnswer),
    },
    (context, { params }) => listRefusals(context, params.id),
  ),
  action(
    'POST',
    '/imports/:id/mapping',
    {
      id: 'mapImport',
      summary: 'Sets how a file is read',
      ...one,
      ...{ body: MappingJson, answer: ShownImportAnswer },
    },
    async (context, { params, body }) => {
      await saveMapping(context, params.id, mappingOf(body));
      return shownJson(await showImport(context, params.id));
    },
  ),
  stepRoute('count', 'countImport', 'Begins to count what a file would bring', beginCount),
  stepRoute('start', 'startImport', 'Begins to import what was counted', beginImport),
  stepRoute('undo', 'undoImport', 'Begins to take away all that an import has stored', beginUndo),
  action(
    'DELETE',
    '/imports/:id',
    { id: 'removeImport', summary: 'Forgets a file of which nothing is imported', ...one },
    (context, { params }) => removeImport(context, params.id),
  ),
]);
