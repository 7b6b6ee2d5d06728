import type { ResearchItem } from '@skep/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ChecklistId, HiveId, ResearchAnswerId, ResearchId, UserId } from '#platform/context/ids.ts';
import type { ResearchColumns } from './research-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    researches: ResearchesTable;
    research_people: ResearchPeopleTable;
    research_checklists: ResearchChecklistsTable;
    research_answers: ResearchAnswersTable;
    research_fetches: ResearchFetchesTable;
  }
}

interface ResearchesTable extends ResearchColumns {
  id: GeneratedAlways<ResearchId>;
  /** In the store of pictures. */
  picture_key: string | null;
  picture_extension: string | null;
  rev: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface ResearchPeopleTable {
  research_id: ResearchId;
  user_id: UserId;
  role: 'invited' | 'researcher';
}

interface ResearchChecklistsTable {
  research_id: ResearchId;
  checklist_id: ChecklistId;
}

/** Rows are added and end, and are never changed. */
interface ResearchAnswersTable {
  id: GeneratedAlways<ResearchAnswerId>;
  research_id: ResearchId;
  user_id: UserId;
  is_yes: boolean;
  hive_ids: HiveId[];
  counts_from: Date;
  /** When the person answered; stays when another date is chosen, and with it the order of answers. */
  answered_at: Date;
  /** When this row was written. */
  noted_at: Date;
  /** Since then another row counts instead, or none. */
  ended_at: Date | null;
}

interface ResearchFetchesTable {
  id: GeneratedAlways<number>;
  research_id: ResearchId;
  /** Whose data they were. */
  user_id: UserId;
  /** Null when that account is gone. */
  researcher_id: UserId | null;
  item: ResearchItem;
  fetched_at: Date;
}
