import type { WeatherCondition } from '@skep/domain';
import type { Generated } from 'kysely';
import type { WeatherPlaceId } from '#platform/context/ids.ts';
import type { WeatherName } from '#platform/taxonomy/weather-quantities.ts';
import type { WeatherProblemKind } from './weather-problem.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    weather_places: WeatherPlacesTable;
    weather_hours: WeatherHoursTable;
  }
}

interface WeatherPlacesTable {
  id: Generated<WeatherPlaceId>;
  /** Tenths of a degree. */
  latitude_tenths: number;
  longitude_tenths: number;
  /** Until then nobody asks for it; also while somebody does. */
  next_fetch_at: Date;
  fetched_at: Date | null;
  /** Since it was last fetched. */
  failures: Generated<number>;
  /** What the last of them was. */
  problem: WeatherProblemKind | null;
  /** The hours before this are still to be fetched. */
  history_from: Date;
}

/** What is later than now is the newest forecast. */
interface WeatherHoursTable extends Record<WeatherName, number | null> {
  place_id: WeatherPlaceId;
  hour: Date;
  condition: WeatherCondition | null;
}
