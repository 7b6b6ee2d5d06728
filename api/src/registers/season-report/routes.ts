import { biotechnicalMeasures, colonyMoveKinds, queenEnds } from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryId, HiveId, QueenId } from '#platform/context/ids.ts';
import { idJson, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { miteFactsAnswer, mitesOfHiveAnswer } from '../entries/entry-fields.ts';
import { sentYear } from '../entries/season.ts';
import { SeasonAnswer, YieldAnswer } from '../entries/season-routes.ts';
import type { EntryId } from '../entries/tables.ts';
import { seasonReport } from './service.ts';

const entryId = idJson<EntryId>('entry');
const hive = { hiveId: idJson<HiveId>('hive'), hiveName: v.string() };
const dayOf = (description: string) => v.pipe(v.string(), v.description(description));

const ReportAnswer = v.object({
  season: SeasonAnswer,
  from: dayOf('First day.'),
  until: dayOf('Last day, or today while the season is not over.'),
  colonies: v.pipe(
    v.object({
      atStart: v.pipe(v.number(), v.description('Number of colonies on the evening before `from`.')),
      atEnd: v.pipe(v.number(), v.description('Number of colonies on `until`.')),
      moves: v.array(v.object({ ...hive, day: v.string(), kind: v.picklist(colonyMoveKinds) })),
    }),
    v.description('Colonies by day. The moves lead from one number to the other.'),
  ),
  swarms: v.pipe(
    v.array(v.object({ ...hive, day: v.string(), count: v.number() })),
    v.description('Swarms that inspections report.'),
  ),
  queens: v.array(
    v.object({
      ...hive,
      ...{ queenId: idJson<QueenId>('queen'), name: v.nullable(v.string()) },
      ...{ birthDate: v.nullable(v.string()), color: v.nullable(v.string()) },
      since: dayOf('Since when she headed the hive.'),
      until: v.optional(dayOf('Until when. Absent: until the end of the report.')),
      fate: v.optional(v.picklist(queenEnds)),
    }),
  ),
  yields: v.array(YieldAnswer),
  treatments: v.array(
    v.object({
      ...{ entryId, day: v.string(), lastDay: v.string() },
      ...{ product: v.optional(v.string()), substance: v.optional(v.string()) },
      measure: v.optional(v.picklist(biotechnicalMeasures)),
      hiveIds: v.array(idJson<HiveId>('hive')),
      hiveNames: v.pipe(v.array(v.string()), v.description('Names at that time.')),
    }),
  ),
  miteCounts: v.array(
    v.object({ ...hive, entryId, day: v.string(), ...miteFactsAnswer, ...mitesOfHiveAnswer }),
  ),
});

export const seasonReportRoutes = action(
  'GET',
  '/season-report',
  {
    id: 'readSeasonReport',
    summary: 'What happened to the person’s own colonies in a season, in one apiary or in all',
    query: v.object({
      year: v.pipe(
        v.optional(sentYear),
        v.description(
          'Year in which the season begins: a calendar year, or July to June for an apiary in the south. Default: the present season.',
        ),
      ),
      apiaryId: v.optional(sentId<ApiaryId>('own apiary. Default: all of them')),
    }),
    answer: ReportAnswer,
  },
  (context, { query }) => seasonReport(context, query),
);
