import { archiveTable, only } from '#platform/exporting/archive-table.ts';
import { archivedBlooms } from './blooms/archived.ts';
import { archivedChecklists, archivedChoices, archivedOwnItems } from './checklists/archived.ts';
import { archivedAnswers, archivedInspections } from './inspections/archived.ts';
import { archivedPhotos } from './photos/archived.ts';
import { archivedPlans } from './plans/archived.ts';
import { archivedPrints } from './printed-forms/archived.ts';
import { archivedTasks } from './tasks/archived.ts';

export const archivedOfInspections = [
  ...[archivedChecklists, archivedOwnItems, archivedChoices, archivedInspections, archivedAnswers],
  ...[archivedPhotos, archivedPlans, archivedTasks, archivedBlooms],
  archiveTable('calendar_links', only('created_at', 'last_read_at'), { order: ['created_at'] }),
  archiveTable('sample_codes', only('id', 'code', 'hive_id', 'queen_id', 'sampled_local', 'created_at')),
  archivedPrints,
];
