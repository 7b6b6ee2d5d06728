import type { Domain } from '#platform/domain/domain.ts';
import { archivedMeasurements } from './archived.ts';
import type {} from './change-feed/tables.ts';
import { codecRoutes } from './codecs/routes.ts';
import { leaveOfferedCodecs } from './codecs/store.ts';
import type {} from './codecs/tables.ts';
import type {} from './compressed-chunks/tables.ts';
import { csvRoutes } from './csv/routes.ts';
import { definitionRoutes } from './devices/definition-routes.ts';
import { takeDevicesOffHives } from './devices/hive-device-store.ts';
import { leaveDevicesToPurge, purgeDevices } from './devices/purge-store.ts';
import { deviceRoutes } from './devices/routes.ts';
import type {} from './devices/tables.ts';
import { decodeRoutes } from './ingest/decode-routes.ts';
import { inboxRoutes } from './ingest/inbox-routes.ts';
import { forgetOldMessages } from './ingest/inbox-store.ts';
import { quarantineRoutes } from './ingest/quarantine-routes.ts';
import { ingestRoutes } from './ingest/routes.ts';
import type {} from './ingest/tables.ts';
import { webhookRoutes } from './ingest/webhook-routes.ts';
import { measurementFigures } from './ingest-monitoring/gauges.ts';
import { measurementHealthRoutes } from './ingest-monitoring/routes.ts';
import { measurementJobs } from './jobs.ts';
import { weightsAt } from './latest-readings/weights-at.ts';
import { lorawanRoutes } from './lorawan/routes.ts';
import { compareRoutes } from './old-api/compare-routes.ts';
import { oldCsvRoutes } from './old-api/csv-routes.ts';
import { oldDefinitionRoutes } from './old-api/definition-routes.ts';
import { oldDeviceRoutes } from './old-api/device-routes.ts';
import { oldLatestReadingRoutes } from './old-api/latest-reading-routes.ts';
import { oldMeasurementRoutes } from './old-api/measurement-routes.ts';
import { oldMeasurementTypeRoutes } from './old-api/measurement-type-routes.ts';
import { saveDeviceRoute } from './old-api/save-device-routes.ts';
import { oldScaleRoutes } from './old-api/scale-routes.ts';
import type {} from './partitions/tables.ts';
import { scaleCheckRoutes } from './scales/scale-check-routes.ts';
import type {} from './scales/tables.ts';
import { pastRoutes } from './series/past-routes.ts';
import { seriesRoutes } from './series/series-routes.ts';
import { unknownQuantityRoutes } from './series/unknown-routes.ts';
import { weightRoutes } from './weight-corrections/routes.ts';
import type {} from './weight-corrections/tables.ts';

export const measurements: Domain = {
  routes: [
    deviceRoutes,
    definitionRoutes,
    codecRoutes,
    oldDeviceRoutes,
    saveDeviceRoute,
    oldDefinitionRoutes,
    unknownQuantityRoutes,
    oldScaleRoutes,
    scaleCheckRoutes,
    ingestRoutes,
    inboxRoutes,
    quarantineRoutes,
    lorawanRoutes,
    webhookRoutes,
    decodeRoutes,
    oldMeasurementRoutes,
    oldMeasurementTypeRoutes,
    oldLatestReadingRoutes,
    seriesRoutes,
    compareRoutes,
    pastRoutes,
    csvRoutes,
    oldCsvRoutes,
    weightRoutes,
    measurementHealthRoutes,
  ],
  jobs: measurementJobs,
  exports: archivedMeasurements,
  weighsHives: [weightsAt],
  onHivesDeleted: [takeDevicesOffHives],
  onAccountDeleted: [leaveDevicesToPurge, leaveOfferedCodecs],
  figures: measurementFigures,
  cleanUp: [forgetOldMessages],
  purges: [{ name: 'devices', purgeBatch: purgeDevices }],
};
