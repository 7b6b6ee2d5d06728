import { hiveStates, requiredDay } from '@skep/domain';
import * as v from 'valibot';
import { apiaryFields } from '#hives/apiaries/apiary.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { answerOf } from '#platform/resource/fields.ts';
import { colonyCount } from './service.ts';

const { name, address, coordinates, registrationNumber } = apiaryFields;

export const colonyRoutes = action(
  'GET',
  '/colony-count',
  {
    id: 'readColonyCount',
    summary: 'Number of colonies on a day, by apiary, from the events of the colonies',
    query: v.object({ day: v.pipe(requiredDay, v.description('YYYY-MM-DD, not in the future.')) }),
    answer: v.object({
      day: v.string(),
      total: v.number(),
      apiaries: v.array(
        v.object({
          apiaryId: idJson<ApiaryId>('apiary'),
          ...answerOf({ name, address, coordinates, registrationNumber }),
          hives: v.array(
            v.object({
              id: idJson<HiveId>('hive'),
              name: v.string(),
              state: v.pipe(v.picklist(hiveStates), v.description('State on that day.')),
            }),
          ),
        }),
      ),
    }),
  },
  async (context, { query: { day } }) => {
    const apiaries = await colonyCount(context, day);
    return { day, total: apiaries.reduce((sum, { hives }) => sum + hives.length, 0), apiaries };
  },
);
