import { chartMarkKinds, chartNoteForm, colonyEventKinds } from '@skep/domain';
import * as v from 'valibot';
import { requestOf, sourceQuery, windowQuery } from '#measurements/series/query-fields.ts';
import { requestedDevices } from '#measurements/series/requested-devices.ts';
import { optionsOf } from '#measurements/series/series-request.ts';
import type { ChartNoteId, DeviceId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentMoment } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import type { ChartMark } from './annotation.ts';
import { markOfNote, marksOfChart } from './annotations-of-chart.ts';
import { createNote, editNote, removeNote } from './notes.ts';

const MarkAnswer = v.object({
  kind: v.pipe(v.picklist(chartMarkKinds), v.description('Clients must ignore unknown kinds.')),
  id: idJson<number>('inspection, event, note, alert or entry'),
  time: v.pipe(v.date(), v.description('For events and entries noon of their day.')),
  text: v.optional(v.string()),
  hiveId: v.optional(idJson<HiveId>('hive')),
  hiveName: v.optional(v.string()),
  event: v.optional(v.picklist(colonyEventKinds)),
  entryKind: v.pipe(
    v.optional(v.string()),
    v.description('Kind of an entry of the records, such as `treatment`.'),
  ),
  canEdit: v.pipe(
    v.boolean(),
    v.description('Whether the viewer can edit it here; only possible for notes.'),
  ),
});

const markJson = ({ hive, ...mark }: ChartMark) => ({ ...mark, hiveId: hive?.id, hiveName: hive?.name });

const noteId = { params: v.object({ id: sentId<ChartNoteId>('note') }) };

export const chartMarkRoutes = inOneScope([
  action(
    'GET',
    '/chart-marks',
    {
      id: 'listChartMarks',
      summary:
        'Annotations of a chart: inspections, moves, changes of layers, events, notes, alerts of the person',
      query: v.object({ ...sourceQuery, ...windowQuery }),
      answer: v.pipe(v.array(MarkAnswer), v.description('Oldest first; at most 500 of each kind.')),
    },
    async (context, { query }) => {
      const requested = await requestedDevices(context, query);
      if (requested === undefined) return [];
      const options = optionsOf(context, requestOf(query), requested);
      return (await marksOfChart(context, requested, options)).map(markJson);
    },
  ),
  action(
    'POST',
    '/chart-notes',
    {
      id: 'addChartNote',
      summary: 'Creates a note at a time of a device and its hive, or of a hive',
      body: v.object({
        ...chartNoteForm.entries,
        deviceId: v.optional(sentId<DeviceId>('device')),
        hiveId: v.optional(sentId<HiveId>('hive')),
        time: sentMoment,
      }),
      answer: MarkAnswer,
    },
    async (context, { body }) => markJson(markOfNote(await createNote(context, body))),
  ),
  action(
    'PATCH',
    '/chart-notes/:id',
    {
      id: 'changeChartNote',
      summary: 'Changes the text of a note, not its time',
      ...noteId,
      body: chartNoteForm,
      answer: MarkAnswer,
    },
    async (context, { params, body }) => markJson(markOfNote(await editNote(context, params.id, body.text))),
  ),
  action(
    'DELETE',
    '/chart-notes/:id',
    { id: 'removeChartNote', summary: 'Deletes a note', ...noteId },
    (context, { params }) => removeNote(context, params.id),
  ),
]);
