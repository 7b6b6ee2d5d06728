import type { AccountTables } from '../accounts/tables.ts';
import type { AdministrationTables } from '../administration/tables.ts';
import type { ApiTokenTables } from '../api-tokens/tables.ts';
import type { ApiaryTables } from '../apiaries/tables.ts';
import type { ChecklistTables } from '../checklists/tables.ts';
import type { DeviceTables } from '../devices/tables.ts';
import type { ExportTables } from '../exports/tables.ts';
import type { HiveLifeTables } from '../hive-life/tables.ts';
import type { HiveTagTables } from '../hive-tags/tables.ts';
import type { HiveTables } from '../hives/tables.ts';
import type { HttpTables } from '../http/tables.ts';
import type { IngestTables } from '../ingest/tables.ts';
import type { InspectionTables } from '../inspections/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { MeasurementTables } from '../measurements/tables.ts';
import type { QueenTables } from '../queens/tables.ts';
import type { SecondFactorTables } from '../second-factor/tables.ts';
import type { SettingsTables } from '../settings/tables.ts';
import type { TranslationTables } from '../translations/tables.ts';

/** Every table; each domain describes its own. */
export interface Database
  extends AccountTables,
    AdministrationTables,
    ApiTokenTables,
    ApiaryTables,
    ChecklistTables,
    DeviceTables,
    ExportTables,
    HiveLifeTables,
    HiveTables,
    HiveTagTables,
    HttpTables,
    IngestTables,
    InspectionTables,
    JobTables,
    MailTables,
    MeasurementTables,
    QueenTables,
    SecondFactorTables,
    SettingsTables,
    TranslationTables {}
