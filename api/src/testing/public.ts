export { anApiToken } from '#account/api-tokens/test-tokens.ts';
export { startProvider, type TestProvider } from '#account/oidc/test-provider.ts';
export { aPasskey } from '#account/passkeys/test-passkeys.ts';
export { type Authenticator, switchOn } from '#account/second-factor/test-authenticator.ts';
export { tryRule } from '#alerts/backtest/backtest-rule.ts';
export { sweepAlertRules } from '#alerts/evaluation/evaluate.ts';
export { anAlert } from '#alerts/evaluation/test-alerts.ts';
export { anAlertRule } from '#alerts/rules/test-rules.ts';
export { aDashboard, permit } from '#dashboards/dashboard-admin/test-dashboards.ts';
export { importBlock as importFlashLogBlock } from '#flash-logs/device-log-import/importing.ts';
export { placeLog as placeFlashLog } from '#flash-logs/device-log-import/placing.ts';
export {
  aFlashLog,
  aLogText,
  seeds,
  sendLog,
  sentValues,
} from '#flash-logs/device-log-import/test-flash-logs.ts';
export { attach } from '#hives/attachments/test-attachments.ts';
export { anImport, mapped, step as stepOfImport } from '#imports/test-imports.ts';
export { aWorkbook } from '#imports/test-workbooks.ts';
export { aReadPage, readPageAsServed } from '#inspections/paper-recognition/test-readings.ts';
export { aPhoto } from '#inspections/photos/test-photos.ts';
export { aSheet, pdfOfSheet } from '#inspections/sheets/test-sheets.ts';
export { readMarks } from '#measurements/change-feed/read-changes.ts';
export { csvLines, csvSources } from '#measurements/csv/service.ts';
export { aDevice } from '#measurements/devices/test-devices.ts';
export { leaveMarks, storeMessagesText } from '#measurements/ingest/statements.ts';
export { storePast } from '#measurements/ingest/store.ts';
export { packMonths } from '#measurements/partitions/compression.ts';
export { preparePartitions, recomputeDays } from '#measurements/partitions/jobs.ts';
export { makePartitionsBetween } from '#measurements/partitions/partitions.ts';
export { sealMonths } from '#measurements/partitions/sealing.ts';
export { type Series, type SeriesOptions, seriesOf, seriesOfAll } from '#measurements/series/series.ts';
export { allowedForTests, type Receiver, startReceiver } from '#notifications/delivery/test-receiver.ts';
export { aBrowser } from '#notifications/push/test-browser.ts';
export { aWebhook } from '#notifications/webhooks/test-webhooks.ts';
export type { DeviceWatcher } from '#platform/context/context.ts';
export { showWith as showResearchWith } from '#research/test-research.ts';
export { startWeatherServer, type WeatherServer } from '#weather/fetch/test-weather-server.ts';
export { aUser, type TestUser, type UserOptions } from './builders.ts';
export { type ManyDevices, manyDevices } from './many-devices.ts';
export { offlineReads } from './offline-reads.ts';
export { shareEveryHive } from './sharing.ts';
export {
  type RequestOptions,
  startTestApi,
  type TestAnswer,
  type TestApi,
  type TestApiOptions,
} from './test-api.ts';
export { openTestDatabase } from './test-database.ts';
export { isWholeFor, shuffled, turnOf, withSeed } from './turns.ts';
