import { countUnits, developmentParts } from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { developmentOfApiary } from './service.ts';

const figure = v.pipe(v.number(), v.description('From -100 (all gone) to 100 (out of nothing).'));

export const developmentRoutes = inOneScope([
  action(
    'GET',
    '/apiaries/:id/development',
    {
      id: 'readDevelopment',
      summary: 'How the colonies of an apiary have developed in the last eight weeks',
      description:
        'One figure for each colony, the mean of what its inspections counted twice and what its scale gained in a week. It compares colonies that stand together and gives no diagnosis.',
      params: v.object({ id: sentId<ApiaryId>('apiary') }),
      answer: v.array(
        v.object({
          hiveId: idJson<HiveId>('hive'),
          name: v.string(),
          figure: v.pipe(v.optional(figure), v.description('Absent: nothing was counted twice.')),
          parts: v.array(
            v.object({
              part: v.picklist(developmentParts),
              unit: v.picklist(countUnits),
              from: v.number(),
              to: v.number(),
              fromDay: v.pipe(v.string(), v.description('YYYY-MM-DD')),
              toDay: v.pipe(v.string(), v.description('YYYY-MM-DD')),
              figure,
            }),
          ),
        }),
      ),
    },
    (context, { params }) => developmentOfApiary(context, params.id),
  ),
]);
