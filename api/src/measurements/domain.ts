import type { Domain } from '#platform/domain/domain.ts';
import { partOf } from '#platform/exporting/export-table.ts';
import type {} from './blocks/tables.ts';
import { exportedChartNotes } from './chart-marks/exported.ts';
import { restoredChartNotes } from './chart-marks/restored.ts';
import { chartMarkRoutes } from './chart-marks/routes.ts';
import type {} from './chart-marks/tables.ts';
import { oldCsvRoutes } from './csv/old-routes.ts';
import { csvRoutes } from './csv/routes.ts';
import { sensorDefinitionRoutes } from './devices/definition-routes.ts';
import { exportedDeviceHives, exportedDevices, exportedSensorDefinitions } from './devices/exported.ts';
import { takeDevicesOffHives } from './devices/hive-device-store.ts';
import { restoredDefinitions, restoredDeviceHives, restoredDevices } from './devices/restored.ts';
import { deviceRoutes } from './devices/routes.ts';
import type {} from './devices/tables.ts';
import { measurementFigures } from './health/figures.ts';
import { measurementHealthRoutes } from './health/health-routes.ts';
import { decodeRoutes } from './ingest/decode-routes.ts';
import { exportedInbox } from './ingest/exported.ts';
import { inboxRoutes } from './ingest/inbox-routes.ts';
import { forgetOldMessages } from './ingest/inbox-store.ts';
import { ingestRoutes } from './ingest/routes.ts';
import type {} from './ingest/tables.ts';
import { webhookRoutes } from './ingest/webhook-routes.ts';
import { measurementJobs } from './jobs.ts';
import { lastValueRoutes } from './last-values/routes.ts';
import type {} from './marks/tables.ts';
import { scaleRoutes } from './scales/scale-routes.ts';
import { compareRoutes } from './series/compare-routes.ts';
import { hiveSeriesRoutes } from './series/hive-series-routes.ts';
import { overviewRoutes } from './series/overview-routes.ts';
import { measurementRoutes } from './series/routes.ts';
import { seriesRoutes } from './series/series-routes.ts';
import { exportedMeasurements } from './storage/exported.ts';
import type {} from './storage/tables.ts';
import { exportedWeightSteps } from './weight/exported.ts';
import { restoredWeightSteps } from './weight/restored.ts';
import { weightRoutes } from './weight/routes.ts';
import type {} from './weight/tables.ts';

export const measurements: Domain = {
  routes: [
    deviceRoutes,
    sensorDefinitionRoutes,
    scaleRoutes,
    ingestRoutes,
    inboxRoutes,
    webhookRoutes,
    decodeRoutes,
    measurementRoutes,
    lastValueRoutes,
    seriesRoutes,
    overviewRoutes,
    compareRoutes,
    hiveSeriesRoutes,
    chartMarkRoutes,
    csvRoutes,
    oldCsvRoutes,
    weightRoutes,
    measurementHealthRoutes,
  ],
  jobs: measurementJobs,
  exports: [
    exportedDevices,
    exportedDeviceHives,
    exportedSensorDefinitions,
    partOf('measurements', exportedMeasurements),
    exportedChartNotes,
    exportedWeightSteps,
    partOf('measurements', exportedInbox),
  ],
  restores: [
    restoredDevices,
    restoredDeviceHives,
    restoredDefinitions,
    restoredChartNotes,
    restoredWeightSteps,
  ],
  goWithHives: [takeDevicesOffHives],
  figures: measurementFigures,
  cleanUp: [forgetOldMessages],
};
