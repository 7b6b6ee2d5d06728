import type { Generated } from 'kysely';
import type { HiveId, QueenId } from '../ids.ts';

export interface QueenTables {
  queens: QueensTable;
}

interface QueensTable {
  id: Generated<QueenId>;
  hive_id: HiveId;
  race_id: number;
  name: string | null;
  description: string | null;
  line: string | null;
  tree: string | null;
  color: string | null;
  /** YYYY-MM-DD. */
  birth_date: string | null;
  is_clipped: boolean;
  is_fertilized: boolean;
  created_at: Date;
  deleted_at: Date | null;
}
