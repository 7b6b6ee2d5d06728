import {
  hiveLimits,
  hiveName,
  hiveRules,
  hiveStates,
  layerKinds,
  layerRules,
  superReason,
} from '@skep/domain';
import * as v from 'valibot';
import { favouriteRoutes } from '#hive-core/favourite-routes.ts';
import { plainHiveFields } from '#hive-core/hive-fields.ts';
import { QueenAnswer, queenJson } from '#hives/queens/routes.ts';
import type { Hive, LastInspection } from '#hives/queries/hive.ts';
import type { ApiaryId, DeviceId, GroupId, HiveId, InspectionId, LayerId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import {
  accessJson,
  idJson,
  revision,
  SentClientId,
  sentId,
  sentIds,
  sentScope,
  zonedTime,
  zonedTimeOf,
} from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { day } from '#platform/resource/kinds.ts';
import { deleteHives, recolourHives, renameHives } from './bulk.ts';
import type { HiveChanges } from './changes.ts';
import { markHive } from './favourites.ts';
import { hivePlaces, moveHives } from './moving.ts';
import { createHive, deleteHive, editHive, listHives, showHive } from './service.ts';

const hiveId = { params: v.object({ id: sentId<HiveId>('hive') }) };

export const HiveAnswer = v.object({
  id: idJson<HiveId>('hive'),
  revision,
  ...answerOf(plainHiveFields),
  apiaryId: idJson<ApiaryId>('apiary'),
  layers: v.pipe(
    v.array(
      v.object({
        id: idJson<LayerId>('layer'),
        kind: v.picklist(layerKinds),
        color: v.optional(v.string()),
        frameCount: v.optional(v.number()),
      }),
    ),
    v.description('From the roof to the floor.'),
  ),
  queen: v.optional(QueenAnswer),
  tagNumbers: v.array(v.string()),
  state: v.picklist(hiveStates),
  stateSince: v.optional(day.json),
  access: accessJson,
  isFavourite: v.boolean(),
  groupIds: v.array(idJson<GroupId>('group')),
  inspectionCount: v.number(),
  lastInspection: v.optional(
    v.object({
      id: idJson<InspectionId>('inspection'),
      inspectedAt: zonedTime,
      impression: v.optional(v.number()),
      needsAttention: v.optional(v.boolean()),
      notes: v.optional(v.string()),
      reminder: v.optional(v.string()),
      reminderAt: v.optional(zonedTime),
    }),
  ),
  devices: v.array(
    v.object({
      id: idJson<DeviceId>('device'),
      name: v.string(),
      lastMessageAt: v.optional(v.date()),
      isOnline: v.boolean(),
    }),
  ),
});

/** A hive as its person is sent it. */
export function hiveJson({ rev, life, queen, lastInspection, ...hive }: Hive) {
  return {
    ...hive,
    revision: rev,
    state: life.state,
    stateSince: life.since,
    queen: queen && queenJson(queen),
    lastInspection: lastInspection && lastInspectionJson(lastInspection),
  };
}

function lastInspectionJson({ inspectedLocal, reminderLocal, timeZone, ...inspection }: LastInspection) {
  return {
    ...inspection,
    inspectedAt: zonedTimeOf(inspectedLocal, timeZone),
    reminderAt: reminderLocal && zonedTimeOf(reminderLocal, timeZone),
  };
}

export const hivesJson = (hives: readonly Hive[]) => hives.map(hiveJson);

/** A time that a hive stood in an apiary. */
export const HivePlaceAnswer = v.object({
  apiaryId: idJson<ApiaryId>('apiary'),
  apiaryName: v.string(),
  since: v.date(),
  until: v.pipe(v.optional(v.date()), v.description('Absent: the hive is there now.')),
});

export const HivesAnswer = v.array(HiveAnswer);
/** Of the person who changes a hive. */
export const timeZone = v.pipe(
  v.string('required'),
  v.maxLength(100, 'too_long'),
  v.description('IANA name, for the day of the notes about the change.'),
);
export const layersBody = v.pipe(
  v.array(v.object({ ...layerRules.entries, id: v.optional(sentId<LayerId>('layer')) })),
  v.maxLength(hiveLimits.layerCountMax, 'too_many'),
  v.description(
    'From the roof to the floor. Layers with an id are edited, those without are new, others go.',
  ),
);
const hiveBody = { ...bodyOf(plainHiveFields), apiaryId: sentId<ApiaryId>('apiary'), layers: layersBody };
const HiveEdit = v.object({ ...v.partial(v.object(hiveBody)).entries, ...superReason.entries, timeZone });
const manyHives = v.pipe(
  v.array(sentId<HiveId>('hive')),
  v.minLength(1, 'required'),
  v.maxLength(hiveLimits.movedAtOnceMax, 'too_many'),
);
const HiveIds = v.object({ hiveIds: manyHives });

export const listed = <Sent extends { layers?: v.InferOutput<typeof layersBody> | undefined }>({
  layers,
  ...hive
}: Sent) => ({
  ...hive,
  ...(layers && { layers: { kind: 'listed' as const, layers } }),
});

/** What the same hive would be sent as. */
const asSent = (hive: Hive) => ({
  ...hive,
  layers: hive.layers.map(({ id, kind, color, frameCount }) => ({ id, kind, color, frameCount })),
});

const oneHive = [
  action(
    'GET',
    '/hives/:id',
    { id: 'readHive', summary: 'One hive', ...hiveId, answer: HiveAnswer },
    async (context, { params }) => hiveJson(await showHive(context, params.id)),
  ),
  action(
    'POST',
    '/hives',
    {
      id: 'addHive',
      summary: 'Creates a hive in an apiary',
      body: v.object({ ...hiveBody, clientId: v.optional(SentClientId) }),
      answer: HiveAnswer,
    },
    async (context, { body: { clientId, ...hive } }) =>
      hiveJson(await createHive(context, listed(hive), clientId)),
  ),
  action(
    'PATCH',
    '/hives/:id',
    {
      id: 'changeHive',
      summary: 'Edits a hive; a change of its layers or its place is recorded as an inspection',
      ...hiveId,
      body: HiveEdit,
      answer: HiveAnswer,
    },
    async (context, { params, revision, answerWith, body: { timeZone, withdrawalReason, ...hive } }) => {
      const edit = {
        revision,
        sentRevision: undefined,
        changes: changesOfSent(hive, asSent, (changed): HiveChanges => listed(changed)),
        queen: undefined,
        timeZone,
        withdrawalReason: withdrawalReason ?? null,
        toWire: (current: Hive) => answerWith(hiveJson(current)),
      };
      return hiveJson(await editHive(context, params.id, edit));
    },
  ),
  action(
    'DELETE',
    '/hives/:id',
    { id: 'removeHive', summary: 'Deletes a hive with its queen and its inspections', ...hiveId },
    (context, { params }) => deleteHive(context, params.id),
  ),
  action(
    'GET',
    '/hives/:id/places',
    {
      id: 'readHivePlaces',
      summary: 'Past and present apiaries of a hive, newest first',
      ...hiveId,
      answer: v.array(HivePlaceAnswer),
    },
    (context, { params }) => hivePlaces(context, params.id),
  ),
  ...favouriteRoutes('/hives', 'Hive', markHive),
];

const manyHivesActions = [
  action(
    'GET',
    '/hives',
    {
      id: 'listHives',
      summary: 'Hives that the person can see',
      query: v.object({
        ids: v.optional(sentIds<HiveId>()),
        scope: sentScope,
      }),
      answer: HivesAnswer,
    },
    async (context, { query: { ids, scope } }) =>
      hivesJson(await listHives(context, { ids, isOwn: scope === 'own' })),
  ),
  action(
    'POST',
    '/hives/move',
    {
      id: 'moveManyHives',
      summary: 'Moves hives to another apiary, all or none; each move is recorded as an inspection',
      body: v.object({ hiveIds: manyHives, apiaryId: sentId<ApiaryId>('apiary'), timeZone }),
      answer: HivesAnswer,
    },
    async (context, { body }) => hivesJson(await moveHives(context, body)),
  ),
  action(
    'POST',
    '/hives/recolour',
    {
      id: 'recolourManyHives',
      summary: 'Sets one colour for hives and all their layers, all or none',
      body: v.object({ hiveIds: manyHives, color: hiveRules.color }),
      answer: HivesAnswer,
    },
    async (context, { body: { hiveIds, color } }) =>
      hivesJson(await recolourHives(context, { hiveIds, color })),
  ),
  action(
    'POST',
    '/hives/rename',
    {
      id: 'renameManyHives',
      summary: 'Renames hives, all or none',
      body: v.object({
        names: v.pipe(
          v.array(v.object({ id: sentId<HiveId>('hive'), name: hiveName })),
          v.minLength(1, 'required'),
          v.maxLength(hiveLimits.movedAtOnceMax, 'too_many'),
        ),
      }),
      answer: HivesAnswer,
    },
    async (context, { body }) => hivesJson(await renameHives(context, body.names)),
  ),
  action(
    'POST',
    '/hives/delete',
    {
      id: 'removeManyHives',
      summary: 'Deletes hives with their queens and inspections, all or none',
      body: HiveIds,
    },
    (context, { body }) => deleteHives(context, body.hiveIds),
  ),
];

export const hiveRoutes = inOneScope([...oneHive, ...manyHivesActions]);
