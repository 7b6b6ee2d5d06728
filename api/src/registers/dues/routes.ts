import * as v from 'valibot';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { dues } from './dues.ts';

const hiveId = idJson<HiveId>('hive');

export const dueRoutes = inOneScope([
  action(
    'GET',
    '/dues',
    {
      id: 'readDues',
      summary: 'Withdrawal periods, planned mite counts, nectar flows, inspected stores and faulty scales',
      description:
        'Of the hives that the person sees; flows and faults of scales of own hives, stores of those without a scale.',
      answer: v.object({
        waits: v.pipe(
          v.array(v.object({ hiveId, from: v.string(), honeyFrom: v.string(), product: v.string() })),
          v.description('As in /honey-waits.'),
        ),
        plannedCounts: v.pipe(
          v.array(v.object({ hiveId, day: v.string() })),
          v.description('Next count of each hive whose last count planned one.'),
        ),
        flows: v.pipe(
          v.array(v.object({ hiveId, from: v.string(), to: v.string(), kg: v.number() })),
          v.description('Latest flow of the last three weeks: first and last gaining day, and the gain.'),
        ),
        stores: v.pipe(
          v.array(
            v.object({
              ...{ hiveId, day: v.string(), frames: v.optional(v.number()) },
              isLow: v.pipe(v.boolean(), v.description('Whether the inspection found too few stores.')),
              fedKg: v.pipe(
                v.number(),
                v.description('Estimated stores of what the hive was fed since, in kilograms.'),
              ),
            }),
          ),
          v.description('Newest inspection of each own hive without a scale that says anything of stores.'),
        ),
        faultyScales: v.pipe(
          v.array(v.object({ deviceId: idJson<DeviceId>('device'), hiveId })),
          v.description(
            'Own scales on own hives with a fault in the last daily check; /scale-check says which.',
          ),
        ),
      }),
    },
    (context) => dues(context),
  ),
]);
