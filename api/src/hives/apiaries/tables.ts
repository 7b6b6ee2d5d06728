import type { Generated } from 'kysely';
import type { ApiaryId, UserId } from '#platform/context/ids.ts';
import type { ApiaryColumns } from './apiary.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    apiaries: ApiariesTable;
    favourite_apiaries: FavouriteApiariesTable;
  }
}

interface ApiariesTable extends ApiaryColumns {
  id: Generated<ApiaryId>;
  user_id: UserId;
  client_id: string | null;
  rev: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

interface FavouriteApiariesTable {
  user_id: UserId;
  apiary_id: ApiaryId;
  created_at: Date;
}
