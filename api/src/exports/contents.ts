import { exportedApiTokens } from '#account/api-tokens/exported.ts';
import { exportedAccount, exportedSignIns } from '#account/core/exported.ts';
import { exportedSettings } from '#account/settings/exported.ts';
import { exportedApiaries } from '#hives/apiaries/exported.ts';
import { exportedHives, exportedLayers, exportedPlaces } from '#hives/hive/exported.ts';
import { exportedColonyEvents, exportedHiveStates } from '#hives/life/exported.ts';
import { exportedQueens, exportedReigns } from '#hives/queens/exported.ts';
import { exportedHiveTags } from '#hives/tags/exported.ts';
import { exportedChecklists } from '#inspections/checklists/exported.ts';
import { exportedAnswers, exportedInspections } from '#inspections/inspections/exported.ts';
import {
  exportedDeviceHives,
  exportedDevices,
  exportedSensorDefinitions,
} from '#measurements/devices/exported.ts';
import { exportedInbox } from '#measurements/ingest/exported.ts';
import { exportedMeasurements } from '#measurements/storage/exported.ts';
import type { ExportTable } from '#platform/exporting/export-table.ts';

/** Everything of a person that an export holds. A new domain is a row here, and a line in each locales/exports. */
export const exportTables: readonly ExportTable[] = [
  exportedAccount,
  exportedSignIns,
  exportedApiTokens,
  exportedSettings,
  exportedApiaries,
  exportedHives,
  exportedLayers,
  exportedPlaces,
  exportedHiveStates,
  exportedColonyEvents,
  exportedQueens,
  exportedReigns,
  exportedHiveTags,
  exportedChecklists,
  exportedInspections,
  exportedAnswers,
  exportedDevices,
  exportedDeviceHives,
  exportedSensorDefinitions,
  exportedMeasurements,
  exportedInbox,
];
