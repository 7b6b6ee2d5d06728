import type { Generated } from 'kysely';
import type { ApiaryId, UserId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    apiaries: ApiariesTable;
    favourite_apiaries: FavouriteApiariesTable;
  }
}

interface ApiariesTable {
  id: Generated<ApiaryId>;
  user_id: UserId;
  client_id: string | null;
  name: string;
  color: string | null;
  description: string | null;
  is_roofed: boolean | null;
  /** Key of the taxonomy, as `fixed`. */
  location_type: string;
  /** Two letters, as `eu`. */
  continent: string;
  country_code: string | null;
  city: string | null;
  street: string | null;
  street_number: string | null;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
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
