const entry = `id number kind day lastDay writtenAt authorName hives { hiveId name apiaryName frames mites { mites bees isBroodless } }
  treatment { product substance method measure dose withdrawalDays temperatureCelsius quantity batch supplier supplierAddress reason appliedBy vet vetContact }
  miteCount { method days recountDay }
  harvest { kilograms lot waterPercent isHeather waterReason withdrawalReason }
  feeding { feed words amount unit isPerHive ratio storedEstimateKg }
  jars { lot sizeGrams count bestBefore origin }
  supers { count withdrawalReason }
  proof { of fileName sha256 }
  cameAt
  corrects correctionReason isStruck correctedBy hash canEdit`;
const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const result = `... on RegisterEntry { ${entry} } ${failure}`;
const product = 'id name substance method dose withdrawalDays supplier supplierAddress isShared ownerName';
const season = '{ fromMonth amber red }';
const thresholds = `sample ${season} naturalDrop ${season} stickyBoard ${season} isOwn isSouthern`;

/** What mf-registers could ask for at most. */
export const registersOperations: Readonly<Record<string, string>> = {
  registerEntries: `query ($kind: RegisterKind, $year: Int, $hiveId: ID, $before: ID) {
    registerEntries(kind: $kind, year: $year, hiveId: $hiveId, before: $before) { hive { id name } entries { ${entry} } next } }`,
  registerEntry: `query ($id: ID!) { registerEntry(id: $id) { ${entry} } }`,
  registerSheet: `query ($year: Int, $apiaryId: ID, $hiveId: ID) {
    registerSheet(year: $year, apiaryId: $apiaryId, hiveId: $hiveId) { hive { id name apiary { id registrationNumber } } entries { ${entry} } hash broken } }`,
  honeyWaits:
    '{ honeyWaits { hiveId from honeyFrom product } apiaries { id name isOwner registrationNumber address { country } hives { id name state stateSince canEdit } } }',
  recordCards: `query ($hiveIds: [ID!]!) { recordCards(hiveIds: $hiveIds) {
    hive { id name state apiary { id name registrationNumber } queen { id name color birthDate race { id key name } } }
    inspections { id inspectedAt impression needsAttention notes reminder reminderAt }
    treatments { day lastDay product measure } waits { hiveId from honeyFrom product } } }`,
  season: '{ season { year isSouthern } }',
  miteSeason: `query ($year: Int) { miteSeason(year: $year) {
    counts { entryId hiveId day method mites bees days isBroodless recountDay }
    treatments { entryId hiveIds day lastDay product substance measure } } }`,
  miteThresholds: `{ miteThresholds { ${thresholds} } }`,
  saveMiteThresholds: `mutation ($input: MiteThresholdsInput!) {
    saveMiteThresholds(input: $input) { ... on MiteThresholds { ${thresholds} } ${failure} } }`,
  createTreatment: `mutation ($input: TreatmentInput!) { createTreatment(input: $input) { ${result} } }`,
  createHarvest: `mutation ($input: HarvestInput!) { createHarvest(input: $input) { ${result} } }`,
  createMiteCount: `mutation ($input: MiteCountInput!) { createMiteCount(input: $input) { ${result} } }`,
  honeyLots: `query ($year: Int, $lot: String) { honeyLots(year: $year, lot: $lot) { lot harvestedKg leftKg waterPercent isHeather isFromWithdrawal
    harvests { entryId number day kilograms hiveNames apiaryNames }
    jars { entryId number day jars { lot sizeGrams count bestBefore origin } } } }`,
  honeyYields: `query ($year: Int, $timeZone: String!) { honeyYields(year: $year, timeZone: $timeZone) {
    yields { hiveId hiveName apiaryName queenId queenName kilograms framesUnweighed }
    years { year kilograms } gains { hiveId seasonKg } } }`,
  colonyCount: `query ($day: String!) { colonyCount(day: $day) { day total apiaries {
    apiaryId name street streetNumber postalCode city country latitude longitude registrationNumber hiveNames nuclei } } }`,
  seasonReport: `query ($year: Int, $apiaryId: ID) { seasonReport(year: $year, apiaryId: $apiaryId) {
    season { year isSouthern } from until coloniesAtStart coloniesAtEnd moves { hiveId hiveName day kind }
    swarms { hiveId hiveName day count }
    queens { queenId name birthDate color hiveId hiveName since until fate }
    yields { hiveId hiveName apiaryName queenId queenName kilograms framesUnweighed }
    treatments { entryId day lastDay product substance measure hiveIds hiveNames }
    miteCounts { entryId hiveId hiveName day method mites bees days isBroodless } } }`,
  createFeeding: `mutation ($input: FeedingInput!) { createFeeding(input: $input) { ${result} } }`,
  createJars: `mutation ($input: JarsInput!) { createJars(input: $input) { ${result} } }`,
  apiaryTemperatures: `query ($day: String!, $timeZone: String!) {
    apiaryTemperatures(day: $day, timeZone: $timeZone) { apiaryId leastCelsius greatestCelsius } }`,
  treatmentProducts: `{ treatmentProducts { ${product} } }`,
  keepTreatmentProduct: `mutation ($input: TreatmentProductInput!) {
    keepTreatmentProduct(input: $input) { ... on TreatmentProduct { ${product} } ${failure} } }`,
  deleteTreatmentProduct: `mutation ($id: ID!) { deleteTreatmentProduct(id: $id) { ... on Done { done } ${failure} } }`,
  strikeRegisterEntry: `mutation ($id: ID!, $reason: String!) {
    strikeRegisterEntry(id: $id, reason: $reason) { ${result} } }`,
};
