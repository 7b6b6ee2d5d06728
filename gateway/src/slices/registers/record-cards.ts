import type { AnswerOf } from '@skep/rest-client';
import type { QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { wireId } from '../wire-ids.ts';

/** Those that fit on a card. */
const inspectionsMax = 3;

/** So many are read for all hives together: more than three years of a hundred hives. */
const pageSize = '1000';

type Listed = AnswerOf<'listInspections'>['inspections'][number];

const inspectionOf = ({ id, inspectedAt, impression, needsAttention, ...rest }: Listed) => {
  const { notes, reminder, reminderAt } = rest;
  return { id, inspectedAt, impression, needsAttention, notes, reminder, reminderAt };
};

export const recordCardQueries = {
  async recordCards(_parent, { hiveIds }, { rest: { client }, loaders }) {
    const ids = [...new Set(hiveIds)].filter((id) => wireId(id) !== undefined);
    if (ids.length === 0) return [];
    const query = { hiveIds: ids.join(','), isByPerson: 'true', pageSize } as const;
    const [hives, { inspections }, { treatments }, waits] = await Promise.all([
      Promise.all(ids.map((id) => loaders.hive.load(id))),
      dataOf(client.GET('/api/v1/inspections', { params: { query } })),
      dataOf(client.GET('/api/v1/mite-season')),
      dataOf(client.GET('/api/v1/honey-waits')),
    ]);
    const byHive = Map.groupBy(inspections, ({ hiveId }) => hiveId);
    return hives.flatMap((hive) => {
      if (hive === undefined) return [];
      const { id, lastInspection } = hive;
      const listed = byHive.get(id)?.slice(0, inspectionsMax).map(inspectionOf);
      return {
        hive,
        // Of a hive that was last inspected before all of those there is at least the last one.
        inspections: listed ?? (lastInspection ? [lastInspection] : []),
        treatments: treatments.filter((treatment) => treatment.hiveIds.includes(id)),
        waits: waits.filter(({ hiveId }) => hiveId === id),
      };
    });
  },
} satisfies QueryResolvers;
