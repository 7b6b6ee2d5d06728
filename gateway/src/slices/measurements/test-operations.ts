const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';

const device = `id key hive { id type { name } apiary { id name hives { id } } } connection quarantinedCount newest { measuredAt values { name value } } curves { quantity times values }
  definitions { id input output validFrom }`;

const codec =
  'id revision name text examples fields { name quantity unit } isForAll isEditable deviceCount restsSince';
const codecResult = 'bytes port data warnings failure message values { name value } expected isAsExpected';

const mark = 'id kind sourceId time text hiveId hiveName event entryKind canEdit';

const log = 'id deviceName hiveName messageCount state importedCount';
const checkedLog = `log { ${log} } blocks { index state doubt placing unplacedReason }`;
const fileImport = `id importedBefore titles file { id name state source progressPercent }
  mapping { target columns { role quantity unit } names { name target } } samples { cells time values { quantity value } problems { column reason } }
  counted { rows fresh there refused leftOut first last names { name rows target } }`;

/** What mf-measurements could ask for at most. */
export const measurementsOperations: Readonly<Record<string, string>> = {
  devices: `{ devices { ${device} } deviceTypes { key name } apiaries { id hives { id } } }`,

  device: `query ($id: ID!) { device(id: $id) { ${device} } }`,

  deviceHives: `query ($id: ID!) { deviceHives(deviceId: $id) { id hiveName } deviceTypes { key name }
    deviceInbox(deviceId: $id) { messages { id } } }`,

  series: `query ($deviceId: ID, $hiveId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    devices { id name newest { measuredAt } hive { id apiary { id } } } series(deviceId: $deviceId, hiveId: $hiveId, period: $period, timeZone: $timeZone) {
      deviceId start end nearestBefore nearestAfter resolution times quantities { quantity unit mean min max }
      weather { provider apiaryId apiaryName isOwn isPlaced times quantities { quantity unit mean } precipitationMm
        precipitationTypes newest { time condition temperatureCelsius precipitationType } forecast { time windMetresPerSecond } } }
    marks(deviceId: $deviceId, hiveId: $hiveId, period: $period, timeZone: $timeZone) { ${mark} }
    quantities { key name unit isCharted } }`,

  hiveSeries: `query ($hiveIds: [ID!], $apiaryId: ID, $quantities: [String!]!, $period: SeriesPeriod!, $timeZone: String!) {
    measuredApiaries { id name isSouthern hives { id name isOwner deviceIds } }
    hiveSeries(hiveIds: $hiveIds, apiaryId: $apiaryId, quantities: $quantities, period: $period, timeZone: $timeZone) {
      start end nearestBefore nearestAfter resolution times hives { hiveId quantities { quantity unit mean min max } } } }`,

  hiveGains: `query ($hiveIds: [ID!], $apiaryId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    hiveGains(hiveIds: $hiveIds, apiaryId: $apiaryId, period: $period, timeZone: $timeZone) {
      hiveId dayKg weekKg periodKg seasonKg } }`,

  measuredTable: `query ($deviceId: ID, $hiveIds: [ID!], $apiaryId: ID, $start: String!, $end: String!, $timeZone: String!) {
    measuredTable(deviceId: $deviceId, hiveIds: $hiveIds, apiaryId: $apiaryId, start: $start, end: $end, timeZone: $timeZone, resolution: MESSAGE,
      quantities: []) { rows bytes isTooMuch quantities path } }`,

  scaleCheck: `query ($deviceId: ID!, $timeZone: String!) { scaleCheck(deviceId: $deviceId, timeZone: $timeZone) {
    id temperatureSource drift { kgPerCelsius uncertaintyKgPerCelsius lagHours referenceCelsius nightCount isWorthwhile }
    findings { kind time kg kgPerWeek nightCount volts } correction { kgPerCelsius validFrom }
    referenceWeighings { id weighedAt knownKg shownKg } times weighed corrected } }`,

  correctTemperature: `mutation ($deviceId: ID!, $input: TemperatureCorrectionInput!) {
    correctTemperature(deviceId: $deviceId, input: $input) { ... on Done { done } ${failure} } }`,

  removeTemperatureCorrection: `mutation ($deviceId: ID!) { removeTemperatureCorrection(deviceId: $deviceId) {
    ... on Done { done } ${failure} } }`,

  addReferenceWeighing: `mutation ($deviceId: ID!, $input: ReferenceWeighingInput!) {
    addReferenceWeighing(deviceId: $deviceId, input: $input) { ... on ReferenceWeighing { id shownKg } ${failure} } }`,

  removeReferenceWeighing: `mutation ($deviceId: ID!, $id: ID!) {
    removeReferenceWeighing(deviceId: $deviceId, id: $id) { ... on Done { done } ${failure} } }`,

  flashLogs: `{ flashLogs { ${log} } }`,

  flashLog: `query ($id: ID!) { flashLog(id: $id) { ${checkedLog} } }`,

  flashLogPage: `query ($logId: ID!, $block: Int!, $minutes: Int!, $page: Int) {
    flashLogPage(logId: $logId, block: $block, minutes: $minutes, page: $page) { page pageCount start end
      log { quantity times values } stored { quantity times values } } }`,

  checkFlashLog: `mutation ($id: ID!, $equalQuantities: Int!) { checkFlashLog(id: $id, equalQuantities: $equalQuantities) {
    ... on CheckedFlashLog { ${checkedLog} } ${failure} } }`,

  importFlashLogBlock: `mutation ($logId: ID!, $block: Int!, $startsAt: DateTime) {
    importFlashLogBlock(logId: $logId, block: $block, startsAt: $startsAt) {
      ... on CheckedFlashLog { ${checkedLog} } ${failure} } }`,

  undoFlashLogBlock: `mutation ($logId: ID!, $block: Int!) { undoFlashLogBlock(logId: $logId, block: $block) {
    ... on CheckedFlashLog { ${checkedLog} } ${failure} } }`,

  deleteFlashLog: `mutation ($id: ID!) { deleteFlashLog(id: $id) { ... on Done { done } ${failure} } }`,
  fileImports: '{ fileImports { id name state source progressPercent } }',

  fileImport: `query ($id: ID!) { fileImport(id: $id) { ${fileImport} } }`,

  importRefusals: 'query ($id: ID!) { importRefusals(id: $id) { row column reason written } }',

  startImport: `mutation ($id: ID!) { startImport(id: $id) { ... on FileImportDetails { ${fileImport} } ${failure} } }`,

  undoImport: `mutation ($id: ID!) { undoImport(id: $id) { ... on FileImportDetails { ${fileImport} } ${failure} } }`,

  countImport: `mutation ($id: ID!) { countImport(id: $id) { ... on FileImportDetails { ${fileImport} } ${failure} } }`,

  mapImport: `mutation ($id: ID!, $mapping: ImportMappingInput!) { mapImport(id: $id, mapping: $mapping) {
    ... on FileImportDetails { ${fileImport} } ${failure} } }`,

  deleteImport: `mutation ($id: ID!) { deleteImport(id: $id) { ... on Done { done } ${failure} } }`,

  accountExport: '{ accountExport { id state format progressPercent file { path } } }',
  beginAccountExport: `mutation ($input: AccountExportInput!) { beginAccountExport(input: $input) {
    ... on AccountExport { id state } ${failure} } }`,
  restore: '{ restore { id state progressPercent kinds { name fresh present leftOut faultyRow } } }',
  startRestore: `mutation { startRestore { ... on Restore { id state } ${failure} } }`,
  accountMove: `{ accountMove { id state fault progressPercent restoreId kinds { name there unreadable } unknownQuestions
    failedCalls researchProjects peopleToInvite { group name email } } }`,
  beginAccountMove: `mutation ($input: AccountMoveInput!) { beginAccountMove(input: $input) {
    ... on AccountMove { id state } ${failure} } }`,
  resumeAccountMove: `mutation { resumeAccountMove { ... on AccountMove { id state } ${failure} } }`,
  undoAccountMove: `mutation { undoAccountMove { ... on AccountMove { id state } ${failure} } }`,
  forgetAccountMove: `mutation { forgetAccountMove { ... on Done { done } ${failure} } }`,
  forgetRestore: `mutation { forgetRestore { ... on Done { done } ${failure} } }`,

  createChartNote: `mutation ($input: ChartNoteInput!) { createChartNote(input: $input) {
    ... on ChartMark { ${mark} } ${failure} } }`,

  updateChartNote: `mutation ($id: ID!, $text: String!) { updateChartNote(id: $id, text: $text) {
    ... on ChartMark { ${mark} } ${failure} } }`,

  deleteChartNote: `mutation ($id: ID!) { deleteChartNote(id: $id) { ... on Done { done } ${failure} } }`,

  colonyWeight: `query ($deviceId: ID, $hiveId: ID, $period: SeriesPeriod!, $timeZone: String!) {
    colonyWeight(deviceId: $deviceId, hiveId: $hiveId, period: $period, timeZone: $timeZone) { start end times weighed corrected
      days { day gainKg } steps { id deviceId since time kg supposed answer kind mayAnswer } } }`,

  answerWeightStep: `mutation ($deviceId: ID!, $time: DateTime!, $answer: WeightStepAnswer) {
    answerWeightStep(deviceId: $deviceId, time: $time, answer: $answer) { ... on Done { done } ${failure} } }`,

  deviceInbox: `query ($deviceId: ID!, $status: InboxStatus, $first: Int = 25, $before: ID) {
    deviceInbox(deviceId: $deviceId, status: $status, first: $first, before: $before) { endCursor
      messages { id notes { code params { name value } } } } }`,

  inboxMessage:
    'query ($deviceId: ID!, $id: ID!) { inboxMessage(deviceId: $deviceId, id: $id) device(id: $deviceId) { id } }',

  createDevice: `mutation ($input: NewDeviceInput!) { createDevice(input: $input) {
    ... on Device { ${device} } ${failure} } }`,

  updateDevice: `mutation ($id: ID!, $revision: Int!, $input: DeviceInput!) {
    updateDevice(id: $id, revision: $revision, input: $input) { ... on Device { ${device} }
      ... on DeviceConflict { current { ${device} } } ${failure} } }`,

  rotateDeviceKey: `mutation ($id: ID!) { rotateDeviceKey(id: $id) { ... on Device { ${device} } ${failure} } }`,

  heatMapSettings: '{ heatMapSettings { maximum } }',

  setHeatMapMaximum: `mutation ($maximum: Int!) { setHeatMapMaximum(maximum: $maximum) {
    ... on HeatMapSettings { maximum } ${failure} } }`,

  webhook: '{ webhook { id path takesUnsigned } }',

  devicePast:
    'query ($deviceId: ID!) { devicePast(deviceId: $deviceId) { id hiveName firstMeasuredAt until } }',

  answerDevicePast: `mutation ($deviceId: ID!, $since: DateTime) {
    answerDevicePast(deviceId: $deviceId, since: $since) { ... on Done { done } ${failure} } }`,

  deviceQuarantine:
    'query ($deviceId: ID!) { deviceQuarantine(deviceId: $deviceId) { id count firstReceivedAt lastReceivedAt } }',

  acceptQuarantine: `mutation ($deviceId: ID!) { acceptQuarantine(deviceId: $deviceId) {
    ... on DeviceQuarantine { id count } ${failure} } }`,

  discardQuarantine: `mutation ($deviceId: ID!) { discardQuarantine(deviceId: $deviceId) {
    ... on DeviceQuarantine { id count } ${failure} } }`,

  setTakesUnsigned: `mutation ($takesUnsigned: Boolean!) { setTakesUnsigned(takesUnsigned: $takesUnsigned) {
    ... on Webhook { id path takesUnsigned } ${failure} } }`,

  renewWebhook: `mutation { renewWebhook { ... on Webhook { id path takesUnsigned } ${failure} } }`,

  testMessage: `mutation ($deviceId: ID!, $values: [NamedValueInput!]!) { testMessage(deviceId: $deviceId, values: $values) {
    ... on TestedMessage { values { name value } } ${failure} } }`,

  deviceCodecs: '{ deviceCodecs { id name isForAll isEditable deviceCount restsSince } }',

  deviceCodec: `query ($id: ID!) { deviceCodec(id: $id) { ${codec} } }`,

  createDeviceCodec: `mutation ($input: DeviceCodecInput!) { createDeviceCodec(input: $input) {
    ... on SavedDeviceCodec { codec { ${codec} } results { ${codecResult} } } ${failure} } }`,

  updateDeviceCodec: `mutation ($id: ID!, $revision: Int!, $input: DeviceCodecInput!) {
    updateDeviceCodec(id: $id, revision: $revision, input: $input) {
      ... on SavedDeviceCodec { codec { ${codec} } results { ${codecResult} } }
      ... on DeviceCodecConflict { current { ${codec} } } ${failure} } }`,

  deleteDeviceCodec: `mutation ($id: ID!) { deleteDeviceCodec(id: $id) { ... on Done { done } ${failure} } }`,

  tryDeviceCodec: `mutation ($input: TryDeviceCodecInput!) { tryDeviceCodec(input: $input) {
    ... on CodecTrial { results { ${codecResult} } proposals { name quantity unit } } ${failure} } }`,

  redecodeDevice: `mutation ($deviceId: ID!) { redecodeDevice(deviceId: $deviceId) {
    ... on Redecoding { messageCount } ${failure} } }`,

  createSensorDefinition: `mutation ($deviceId: ID!, $input: SensorDefinitionInput!) {
    createSensorDefinition(deviceId: $deviceId, input: $input) {
      ... on SensorDefinition { id validFrom } ${failure} } }`,

  updateSensorDefinition: `mutation ($deviceId: ID!, $id: ID!, $revision: Int!, $input: SensorDefinitionInput!) {
    updateSensorDefinition(deviceId: $deviceId, id: $id, revision: $revision, input: $input) {
      ... on SensorDefinition { id validFrom }
      ... on SensorDefinitionConflict { current { id validFrom } } ${failure} } }`,

  deleteSensorDefinition: `mutation ($deviceId: ID!, $id: ID!) { deleteSensorDefinition(deviceId: $deviceId, id: $id) {
    ... on Done { done } ${failure} } }`,

  deleteDevices: `mutation ($deviceIds: [ID!]!) { deleteDevices(deviceIds: $deviceIds) { ... on Done { done } ${failure} } }`,
};

/** What only an admin may do of it; `access-of-accounts.test.ts` tries them. */
export const measurementsAdminOperations: Readonly<Record<string, string>> = {
  measurementHealth: `query ($hours: Int!) { measurementHealth(hours: $hours) { accepted stored
    outcomes { outcome messages repeats } newestMessageAt waitingDays waitingSince withoutMonth
    months { month bytes isSealed } jobs { job endedAt failedAt }
    weather { providerName places failing problem fetchedAt } alarms } }`,
};
