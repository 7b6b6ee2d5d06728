import type { GeneratedAlways } from 'kysely';
import type { ApiaryId, BloomId } from '#platform/context/ids.ts';
import type { BloomColumns } from './bloom-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    blooms: BloomsTable;
  }
}

interface BloomsTable extends BloomColumns {
  id: GeneratedAlways<BloomId>;
  apiary_id: ApiaryId;
  created_at: Date;
  updated_at: Date;
}
