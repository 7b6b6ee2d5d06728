import { archiveTable, nameIn, only } from '#platform/exporting/archive-table.ts';

export const archivedResearch = [
  // With what counts no more: it stays known what was given when.
  archiveTable(
    'research_answers',
    {
      ...only('id', 'research_id'),
      research: nameIn('researches', 'research_id'),
      ...only('is_yes', 'hive_ids', 'counts_from', 'noted_at', 'ended_at'),
    },
    { name: 'research_consents' },
  ),
  archiveTable('research_fetches', {
    ...only('id', 'research_id'),
    researcher: nameIn('users', 'researcher_id'),
    ...only('item', 'fetched_at'),
  }),
];
