import Type from 'typebox';
import { requestedDevices } from '#measurements/series/requested-devices.ts';
import { optionsOf, SeriesFields } from '#measurements/series/series-request.ts';
import type { ChartNoteId } from '#platform/context/ids.ts';
import { nothing } from '#platform/http/bare-json.ts';
import { inOneScope, type Routes } from '#platform/http/http.ts';
import { signedInContextOf } from '#platform/http/request-context.ts';
import { idParams } from '#platform/http/schemas.ts';
import { markOfNote, marksOfChart } from './annotations-of-chart.ts';
import { createNote, editNote, removeNote } from './notes.ts';
import { MarkBody, markToWire, NewNoteInput, NoteInput, newNoteOf, noteNames } from './wire.ts';

const tags = ['measurements'];
const params = idParams<ChartNoteId>('note');
const config = { access: 'signedIn', errors: { names: noteNames } } as const;

const { names: _, ...window } = SeriesFields;

const getMarksRoute: Routes = async (http) => {
  http.get(
    '/sensors/marks',
    {
      config,
      schema: {
        operationId: 'getChartMarks',
        tags,
        summary:
          'Annotations of a chart: inspections, moves, changes of layers, events, notes, alerts of the person',
        querystring: Type.Object(window),
        response: { 200: Type.Array(MarkBody, { description: 'Oldest first; at most 500 of each kind.' }) },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      const requested = await requestedDevices(context, request.query);
      if (requested === undefined) return [];
      return (await marksOfChart(context, requested, optionsOf(context, request.query, requested))).map(
        markToWire,
      );
    },
  );
};

const createNoteRoute: Routes = async (http) => {
  http.post(
    '/chart-notes',
    {
      config,
      schema: {
        operationId: 'createChartNote',
        tags,
        summary: 'Creates a note at a time of a device and its hive, or of a hive',
        body: NewNoteInput,
        response: { 201: MarkBody },
      },
    },
    async (request, reply) => {
      reply.status(201);
      return markToWire(markOfNote(await createNote(signedInContextOf(request), newNoteOf(request.body))));
    },
  );
};

const editNoteRoute: Routes = async (http) => {
  http.patch(
    '/chart-notes/:id',
    {
      config,
      schema: {
        operationId: 'editChartNote',
        tags,
        summary: 'Changes the text of a note, not its time',
        params,
        body: NoteInput,
        response: { 200: MarkBody },
      },
    },
    async (request) => {
      const context = signedInContextOf(request);
      return markToWire(markOfNote(await editNote(context, request.params.id, request.body.text)));
    },
  );
};

const deleteNoteRoute: Routes = async (http) => {
  http.delete(
    '/chart-notes/:id',
    {
      config,
      schema: {
        operationId: 'deleteChartNote',
        tags,
        summary: 'Deletes a note',
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await removeNote(signedInContextOf(request), request.params.id);
      return nothing(reply.status(204));
    },
  );
};

export const chartMarkRoutes = inOneScope([getMarksRoute, createNoteRoute, editNoteRoute, deleteNoteRoute]);
