import type { ApiTokenTables } from '#account/api-tokens/tables.ts';
import type { AccountTables } from '#account/core/tables.ts';
import type { SecondFactorTables } from '#account/second-factor/tables.ts';
import type { SettingsTables } from '#account/settings/tables.ts';
import type { AdministrationTables } from '#administration/people/tables.ts';
import type { TranslationTables } from '#administration/translations/tables.ts';
import type { ExportTables } from '#exports/tables.ts';
import type { ApiaryTables } from '#hives/apiaries/tables.ts';
import type { HiveTables } from '#hives/core/tables.ts';
import type { HiveLifeTables } from '#hives/life/tables.ts';
import type { QueenTables } from '#hives/queens/tables.ts';
import type { HiveTagTables } from '#hives/tags/tables.ts';
import type { ChecklistTables } from '#inspections/checklists/tables.ts';
import type { InspectionTables } from '#inspections/inspections/tables.ts';
import type { DeviceTables } from '#measurements/devices/tables.ts';
import type { IngestTables } from '#measurements/ingest/tables.ts';
import type { MeasurementTables } from '#measurements/storage/tables.ts';
import type { HttpTables } from '#platform/http/tables.ts';
import type { JobTables } from '#platform/jobs/tables.ts';
import type { MailTables } from '#platform/mail/tables.ts';

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
