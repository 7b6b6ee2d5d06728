import { bloomRules, climateZones, plantRegions } from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { accessJson, idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { bloomDayFields, bloomFields, seasonText } from './bloom-fields.ts';
import { apiarySeasons, noteBloom, recentBlooms, removeBloom } from './service.ts';

const apiaryId = idJson<ApiaryId>('apiary');

const BloomAnswer = v.object({ apiaryId, ...answerOf(bloomFields) });

const oneBloom = {
  params: v.object({
    id: sentId<ApiaryId>('apiary'),
    season: v.pipe(
      v.string('not_a_number'),
      v.description(seasonText),
      v.regex(/^\d{4}$/, 'not_a_number'),
      v.transform(Number),
      bloomRules.season,
    ),
    plant: v.pipe(bloomRules.plant, v.description('Name of the plant.')),
  }),
};

const bloomActions = [
  action(
    'GET',
    '/blooms',
    {
      id: 'listBlooms',
      summary: 'Blooms of this season and the one before, at the apiaries that the person sees',
      answer: v.array(BloomAnswer),
    },
    (context) => recentBlooms(context),
  ),
  action(
    'PUT',
    '/apiaries/:id/blooms/:season/:plant',
    {
      id: 'noteBloom',
      summary: 'Notes when a plant bloomed at an apiary: one bloom of each plant in a season',
      ...oneBloom,
      body: v.object(bodyOf(bloomDayFields)),
      answer: BloomAnswer,
    },
    (context, { params: { id, ...key }, body }) => noteBloom(context, { ...body, ...key, apiaryId: id }),
  ),
  action(
    'DELETE',
    '/apiaries/:id/blooms/:season/:plant',
    {
      id: 'removeBloom',
      summary: 'Deletes what was noted of the bloom of a plant, if anything',
      ...oneBloom,
    },
    (context, { params: { id, ...key } }) => removeBloom(context, { ...key, apiaryId: id }),
  ),
];

const seasonsRoute = action(
  'GET',
  '/apiary-seasons',
  {
    id: 'listApiarySeasons',
    summary: 'Climate and plants of each apiary that the person sees',
    answer: v.array(
      v.object({
        apiaryId,
        name: v.string(),
        access: accessJson,
        zone: v.pipe(
          v.picklist(climateZones),
          v.description('When bees have a winter: at the turn of the year, in July, or never.'),
        ),
        region: v.pipe(v.picklist(plantRegions), v.description('Whose plants its bees fly to.')),
      }),
    ),
  },
  (context) => apiarySeasons(context),
);

/** When plants bloom at apiaries. */
export const bloomRoutes = inOneScope([...bloomActions, seasonsRoute]);
