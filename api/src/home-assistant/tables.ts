import type { HiveId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    home_assistant_hives: HomeAssistantHivesTable;
    home_assistant_topics: HomeAssistantTopicsTable;
  }
}

/** Hives that their owners show in Home Assistant. */
interface HomeAssistantHivesTable {
  hive_id: HiveId;
  created_at: Date;
}

/** Topics under which the broker may have a retained message of ours. */
interface HomeAssistantTopicsTable {
  topic: string;
}
