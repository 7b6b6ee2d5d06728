import { hiveStates, newHivesRules } from '@skep/domain';
import * as v from 'valibot';
import { favouriteRoutes } from '#hive-core/favourite-routes.ts';
import { alikeHiveFields, plainHiveFields } from '#hive-core/hive-fields.ts';
import { HiveAnswer, hiveJson, layersBody, listed } from '#hives/hive/routes.ts';
import { QueenAnswer, queenJson } from '#hives/queens/routes.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import {
  accessJson,
  idJson,
  revision,
  SentClientId,
  sentId,
  sentIds,
  sentScope,
} from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { day } from '#platform/resource/kinds.ts';
import { type Apiary, apiaryFields, placeShown } from './apiary.ts';
import { markApiary } from './favourites.ts';
import {
  type ApiaryWithHives,
  apiariesInBrief,
  createApiary,
  deleteApiary,
  editApiary,
  ownApiaries,
  showApiary,
} from './service.ts';

const apiaryId = { params: v.object({ id: sentId<ApiaryId>('apiary') }) };

const ApiaryAnswer = v.object({
  id: idJson<ApiaryId>('apiary'),
  revision,
  ...answerOf(apiaryFields),
  coordinates: v.optional(v.object({ latitude: v.number(), longitude: v.number() })),
  access: accessJson,
  isPlaceShown: v.pipe(
    v.boolean(),
    v.description(
      'False: coordinates are rounded to about 1 km, and registration number, land owner and access notes are left out.',
    ),
  ),
  isFavourite: v.boolean(),
  hives: v.pipe(
    v.optional(v.array(HiveAnswer)),
    v.description('Those that the person sees, where they were asked for.'),
  ),
});

const { name: hiveName, color: hiveColor } = answerOf(plainHiveFields);
const ApiaryInBrief = v.object({
  id: idJson<ApiaryId>('apiary'),
  name: answerOf(apiaryFields).name,
  access: accessJson,
  hives: v.array(
    v.object({
      id: idJson<HiveId>('hive'),
      apiaryId: idJson<ApiaryId>('apiary'),
      ...{ name: hiveName, color: hiveColor },
      access: accessJson,
      state: v.picklist(hiveStates),
      stateSince: v.optional(day.json),
      queen: v.optional(QueenAnswer),
    }),
  ),
});

/** An apiary as the viewer is sent it. */
function apiaryJson({ rev, ...apiary }: Apiary) {
  const { coordinates, ...place } = placeShown({ rev, ...apiary });
  const { latitude, longitude } = coordinates ?? {};
  const isPlaced = latitude !== undefined && longitude !== undefined;
  return {
    ...apiary,
    ...place,
    revision: rev,
    coordinates: isPlaced ? { latitude, longitude } : undefined,
  };
}

const withHivesJson = ({ apiary, hives }: ApiaryWithHives) => ({
  ...apiaryJson(apiary),
  hives: hives.map(hiveJson),
});

const body = bodyOf(apiaryFields);
const { amount, prefix, firstNumber } = newHivesRules.entries;
const NewHives = v.object({ amount, prefix, firstNumber, ...bodyOf(alikeHiveFields), layers: layersBody });

export const apiaryRoutes = inOneScope([
  action(
    'GET',
    '/apiaries',
    {
      id: 'listApiaries',
      summary: 'Apiaries that the person can see, by name',
      query: v.object({
        ids: v.optional(sentIds<ApiaryId>()),
        scope: sentScope,
        hives: v.optional(v.pipe(v.picklist(['with', 'without']), v.description('Default: with.')), 'with'),
      }),
      answer: v.array(ApiaryAnswer),
    },
    async (context, { query: { ids, scope, hives } }) => {
      const filter = { ids, isOwn: scope === 'own' };
      const isWithHives = hives === 'with';
      const found = await ownApiaries(context, { filter, slice: undefined, isWithHives });
      return found.map((one) => (isWithHives ? withHivesJson(one) : apiaryJson(one.apiary)));
    },
  ),
  action(
    'GET',
    '/apiaries/brief',
    {
      id: 'listApiariesInBrief',
      summary: 'Apiaries that the person can see, by name, each with its hives to choose from',
      query: v.object({
        queens: v.optional(
          v.pipe(v.picklist(['with', 'without']), v.description('Default: without.')),
          'without',
        ),
      }),
      answer: v.array(ApiaryInBrief),
    },
    async (context, { query: { queens } }) => {
      const found = await apiariesInBrief(context, { hasQueens: queens === 'with' });
      return found.map(({ apiary: { id, name, access }, hives }) => ({
        ...{ id, name, access },
        hives: hives.map(({ queen, ...hive }) => ({ ...hive, queen: queen && queenJson(queen) })),
      }));
    },
  ),
  action(
    'GET',
    '/apiaries/:id',
    { id: 'readApiary', summary: 'One apiary with its hives', ...apiaryId, answer: ApiaryAnswer },
    async (context, { params }) => withHivesJson(await showApiary(context, params.id)),
  ),
  action(
    'POST',
    '/apiaries',
    {
      id: 'addApiary',
      summary: 'Creates an apiary and its hives',
      body: v.object({ ...body, hives: NewHives, clientId: v.optional(SentClientId) }),
      answer: ApiaryAnswer,
    },
    async (context, { body: { clientId, hives, ...apiary } }) => {
      const { amount, prefix, firstNumber, ...like } = hives;
      const planned = { amount, prefix, firstNumber, like: listed(like) };
      return withHivesJson(await createApiary(context, apiary, planned, clientId));
    },
  ),
  action(
    'PATCH',
    '/apiaries/:id',
    {
      id: 'changeApiary',
      summary: 'Edits an apiary; fields that are not sent do not change',
      ...apiaryId,
      body: v.partial(v.object(body)),
      answer: ApiaryAnswer,
    },
    async (context, { params, body: sent, revision, answerWith }) => {
      await editApiary(context, params.id, {
        ...editOf(sent, revision),
        toWire: (current) => answerWith(withHivesJson(current)),
      });
      return withHivesJson(await showApiary(context, params.id));
    },
  ),
  action(
    'DELETE',
    '/apiaries/:id',
    {
      id: 'removeApiary',
      summary: 'Deletes an apiary with its hives, their queens and their inspections',
      ...apiaryId,
    },
    (context, { params }) => deleteApiary(context, params.id),
  ),
  ...favouriteRoutes('/apiaries', 'Apiary', markApiary),
]);
