export { anApiToken } from '#account/api-tokens/test-tokens.ts';
export { type Authenticator, switchOn } from '#account/second-factor/test-authenticator.ts';
export { sweepAlertRules } from '#alerts/evaluation/sweep.ts';
export { anAlert } from '#alerts/evaluation/test-alerts.ts';
export { anAlertRule } from '#alerts/rules/test-rules.ts';
export { tryRule } from '#alerts/trying/try-rule.ts';
export { aDashboard, permit } from '#dashboards/own/test-dashboards.ts';
export { importBlock as importFlashLogBlock } from '#flash-logs/logs/importing.ts';
export { placeLog as placeFlashLog } from '#flash-logs/logs/placing.ts';
export { aFlashLog, aLogText, seeds, sendLog, sentValues } from '#flash-logs/logs/test-flash-logs.ts';
export { anImport, mapped, step as stepOfImport } from '#imports/test-imports.ts';
export { aWorkbook } from '#imports/test-workbooks.ts';
export { aPhoto } from '#inspections/photos/test-photos.ts';
export { aReadPage, readPageAsServed } from '#inspections/readings/test-readings.ts';
export { aSheet, pdfOfSheet } from '#inspections/sheets/test-sheets.ts';
export { csvLines, csvSources } from '#measurements/csv/service.ts';
export { aDevice } from '#measurements/devices/test-devices.ts';
export { leaveMarks, storeMessagesText } from '#measurements/ingest/statements.ts';
export { storePast } from '#measurements/ingest/store.ts';
export { readMarks } from '#measurements/marks/read-marks.ts';
export { type Series, type SeriesWish, seriesOf, seriesOfAll } from '#measurements/series/series.ts';
export { preparePartitions, recomputeDays } from '#measurements/storage/jobs.ts';
export { packMonths } from '#measurements/storage/packing.ts';
export { makePartitionsBetween } from '#measurements/storage/partitions.ts';
export type { DeviceWatcher } from '#platform/domain/domain.ts';
export { showWith as showResearchWith } from '#research/test-research.ts';
export { allowedForTests, type Receiver, startReceiver } from '#ways/core/test-receiver.ts';
export { aBrowser } from '#ways/push/test-browser.ts';
export { aWebhook } from '#ways/webhooks/test-webhooks.ts';
export { startWeatherServer, type WeatherServer } from '#weather/fetching/test-weather-server.ts';
export { aUser, type TestUser, type UserWishes } from './builders.ts';
export { type ManyDevices, manyDevices } from './many-devices.ts';
export { shareEveryHive } from './sharing.ts';
export {
  type RequestOptions,
  startTestApi,
  type TestAnswer,
  type TestApi,
  type TestApiOptions,
} from './test-api.ts';
export { openTestDatabase } from './test-database.ts';
export { isWhole, shuffled, turnOf, withSeed } from './turns.ts';
