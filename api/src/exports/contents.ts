import { exportedAccount, exportedSignIns } from '../accounts/exported.ts';
import { exportedApiTokens } from '../api-tokens/exported.ts';
import { exportedApiaries } from '../apiaries/exported.ts';
import { exportedChecklists } from '../checklists/exported.ts';
import { exportedDeviceHives, exportedDevices, exportedSensorDefinitions } from '../devices/exported.ts';
import { exportedColonyEvents, exportedHiveStates } from '../hive-life/exported.ts';
import { exportedHiveTags } from '../hive-tags/exported.ts';
import { exportedHives, exportedLayers, exportedPlaces } from '../hives/exported.ts';
import { exportedInbox } from '../ingest/exported.ts';
import { exportedAnswers, exportedInspections } from '../inspections/exported.ts';
import { exportedMeasurements } from '../measurements/exported.ts';
import { exportedQueens, exportedReigns } from '../queens/exported.ts';
import { exportedSettings } from '../settings/exported.ts';
import type { ExportTable } from './export-table.ts';

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
