import { sql } from 'kysely';
import { smallTable, tableById } from '#platform/exporting/export-table.ts';

const answerColumns = [
  'id',
  'research_id',
  'research',
  'is_yes',
  'hive_ids',
  'counts_from',
  'noted_at',
  'ended_at',
] as const;

/** With what counts no more: it stays known what was given when. */
export const exportedConsents = smallTable('research_consents', answerColumns, ({ db }, ownerId) =>
  db
    .selectFrom('research_answers as answer')
    .innerJoin('researches', 'researches.id', 'answer.research_id')
    .select([
      'answer.id',
      'answer.research_id',
      'researches.name as research',
      'answer.is_yes',
      'answer.hive_ids',
    ])
    .select(['answer.counts_from', 'answer.noted_at', 'answer.ended_at'])
    .where('answer.user_id', '=', ownerId)
    .orderBy('answer.id')
    .execute(),
);

const fetchColumns = ['id', 'research_id', 'researcher', 'item', 'fetched_at'] as const;

export const exportedFetches = tableById(
  'research_fetches',
  fetchColumns,
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('research_fetches as fetch')
      .leftJoin('users', 'users.id', 'fetch.researcher_id')
      .select(['fetch.id', 'fetch.research_id', 'users.name as researcher', 'fetch.item', 'fetch.fetched_at'])
      .where('fetch.user_id', '=', ownerId)
      .where('fetch.id', '>', sql<number>`${after}`)
      .orderBy('fetch.id')
      .limit(limit)
      .execute(),
);
