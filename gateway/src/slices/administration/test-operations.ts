const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';

const translation = `id package messageId english description text shipped state isChanged isToReview englishBefore
  revision changedAt changedBy`;

const serviceSettings = `settings { name value isSet variable isFixed }
  changes { id changedAt adminName setting value isSet }`;
const backups = `plan { isOn hour timeZone storedMax recipient } place isNextToData hasPassphrase
  runs { id startedAt endedAt isAutomatic file sizeBytes failure }`;

/** Every field of the administration slice; for an admin, who may do all of it. */
export const administrationOperations: Readonly<Record<string, string>> = {
  translatorRequest: '{ translatorRequest { askedAt } }',
  askToTranslate: `mutation { askToTranslate { ... on TranslatorRequest { askedAt } ${failure} } }`,
  sendTestMail: `mutation { sendTestMail { ... on TestMail { recipient outcome fault reason } ${failure} } }`,
  machine: '{ machine { disk { size free } certificateEndsAt } }',
  release: '{ release { running isCheckOn newest { version url isNewer checkedAt } } }',
  serviceSettings: `{ serviceSettings { ${serviceSettings} } }`,
  saveServiceSettings: `mutation ($values: [SettingValueInput!]!) { saveServiceSettings(values: $values) {
    ... on ServiceSettings { ${serviceSettings} } ${failure} } }`,
  backups: `{ backups { ${backups} } }`,
  saveBackupPlan: `mutation ($input: BackupPlanInput!) { saveBackupPlan(input: $input) {
    ... on Backups { ${backups} } ${failure} } }`,
  startBackup: `mutation { startBackup { ... on Backups { ${backups} } ${failure} } }`,
  people: `query ($filter: PeopleFilter!, $page: Int!) { people(filter: $filter, page: $page) {
    people { id name email emailVerified rights askedToTranslateAt memberSince lastSignInAt } total pageSize } }`,
  rightChanges: `query ($personId: ID, $page: Int!) { rightChanges(personId: $personId, page: $page) {
    changes { at personName adminName right isGranted } total pageSize } }`,
  setRight: `mutation ($personId: ID!, $right: Right!, $isGranted: Boolean!) {
    setRight(personId: $personId, right: $right, isGranted: $isGranted) { ... on Person { id rights } ${failure} } }`,

  translationProgress: `{ translationProgress { packages
    languages { language total missing changed toReview } } }`,
  translations: `query ($language: Language!, $filter: TranslationFilter!, $page: Int!) {
    translations(language: $language, filter: $filter, page: $page) {
      translations { ${translation} } total pageSize } }`,
  changedTexts: 'query ($language: Language!) { changedTexts(language: $language) { messageId text } }',
  translationFile: `query ($language: Language!, $package: String!, $reviewedOnly: Boolean!) {
    translationFile(language: $language, package: $package, reviewedOnly: $reviewedOnly) { path content } }`,
  saveTranslation: `mutation ($input: SaveTranslationInput!) { saveTranslation(input: $input) {
    ... on Translation { ${translation} } ... on TranslationConflict { current { ${translation} } } ${failure} } }`,
};
