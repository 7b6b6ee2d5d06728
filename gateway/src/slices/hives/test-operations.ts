const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';

const changed =
  '... on ChangedColonies { hives { id type { name } queen { race { name } } apiary { id hives { id } } } }';

/** What mf-hives could ask for at most: every root field with everything below it, lists inside lists. */
export const hivesOperations: Readonly<Record<string, string>> = {
  home: `{ hiveGroups { id isFavourite memberCount } groupInvitations { groupId inviterName } apiaries { id coordinates { latitude } hives { ...Hive apiary { id name hives { id } } } } }
    fragment Hive on Hive { id type { name dimensions { frameWidthCm } } layers { id } dimensions { frameWidthCm }
      queen { id race { name } } lastInspection { id inspectedAt } deviceIds }`,

  hive: `query ($id: ID!, $filter: InspectionFilter, $page: Int = 1) { hive(id: $id) { id type { name } queen { race { name } }
    apiary { id name hives { id name type { name } } }
    inspectionTable(filter: $filter, page: $page, pageSize: 100) { totalCount columns { id hive { id apiary { id hives { id } } } items { text } }
      rows { name cells { text } } } } }`,

  everything: `{ viewer { id } apiaries { id hives { id apiary { id } } } hives { id apiary { name } }
    diary(first: 50) { nodes { id hive { id name } items { text } } } checklist { id items { id } }
    hiveCatalogue { hiveTypes { id } } }`,

  towns: 'query ($search: String!) { towns(search: $search) { name country latitude longitude } }',

  mapOutlines: `query ($latitude: Float!, $longitude: Float!, $radiusKm: Float!) {
    mapOutlines(latitude: $latitude, longitude: $longitude, radiusKm: $radiusKm) { land borders } }`,

  mapTiles: '{ mapTiles { url attribution } }',

  createApiary: `mutation ($input: CreateApiaryInput!) { createApiary(input: $input) {
    ... on Apiary { id hives { id type { name } apiary { id hives { id } } } } ${failure} } }`,

  apiary: 'query ($id: ID!) { apiary(id: $id) { id hives { id type { name } apiary { id name } } } }',

  updateApiary: `mutation ($id: ID!, $revision: Int!, $input: UpdateApiaryInput!) {
    updateApiary(id: $id, revision: $revision, input: $input) { ... on Apiary { id hives { id type { name } } }
      ... on ApiaryConflict { current { id hives { id type { name } } } } ${failure} } }`,

  moveHives: `mutation ($input: MoveHivesInput!) { moveHives(input: $input) {
    ... on MovedHives { hives { id type { name } apiary { id name hives { id } } } } ${failure} } }`,

  recolourHives: `mutation ($hiveIds: [ID!]!, $color: String) { recolourHives(hiveIds: $hiveIds, color: $color) {
    ... on ChangedHives { hives { id type { name } apiary { id hives { id } } } } ${failure} } }`,

  renameHives: `mutation ($names: [HiveNameInput!]!) { renameHives(names: $names) {
    ... on ChangedHives { hives { id type { name } apiary { id hives { id } } } } ${failure} } }`,

  setFavouriteHive: `mutation ($id: ID!, $isFavourite: Boolean!) { setFavouriteHive(id: $id, isFavourite: $isFavourite) {
    ... on FavouriteHive { id isFavourite } ${failure} } }`,

  showInHomeAssistant: `mutation ($hiveId: ID!, $isShown: Boolean!) {
    showInHomeAssistant(hiveId: $hiveId, isShown: $isShown) { ... on HomeAssistant { hiveIds } ${failure} } }`,

  homeAssistant: '{ homeAssistant { hiveIds } }',

  setFavouriteApiary: `mutation ($id: ID!, $isFavourite: Boolean!) {
    setFavouriteApiary(id: $id, isFavourite: $isFavourite) { ... on FavouriteApiary { id isFavourite } ${failure} } }`,

  setFavouriteGroup: `mutation ($id: ID!, $isFavourite: Boolean!) {
    setFavouriteGroup(id: $id, isFavourite: $isFavourite) { ... on FavouriteGroup { id isFavourite } ${failure} } }`,

  hiveQueens: 'query ($hiveId: ID!) { hiveQueens(hiveId: $hiveId) { id name race { name } } }',

  attachments: `query ($of: AttachmentSubject!, $id: ID!) { attachments(of: $of, id: $id) {
    canEdit attachments { id kind fileName isChosen addedAt authorName url thumbUrl } } }`,

  queenPictures:
    '{ queenPictures { queenId thumbUrl } queenRegister { id queen { id race { name } } reigns { since } } }',

  chooseAttachment: `mutation ($id: ID!, $isChosen: Boolean!) {
    chooseAttachment(id: $id, isChosen: $isChosen) { ... on Attachment { id isChosen } ${failure} } }`,

  deleteAttachment: `mutation ($id: ID!) { deleteAttachment(id: $id) { ... on Done { done } ${failure} } }`,

  queenVersions: 'query ($id: ID!) { queenVersions(id: $id) { revision writtenAt writtenBy name line } }',

  restoreQueen: `mutation ($id: ID!, $revision: Int!, $version: Int!) {
    restoreQueen(id: $id, revision: $revision, version: $version) { ... on Queen { id name } ${failure} } }`,

  hiveVersions:
    'query ($hiveId: ID!) { hiveVersions(hiveId: $hiveId) { revision writtenAt writtenBy name typeId layers { id kind } } }',

  restoreHive: `mutation ($id: ID!, $revision: Int!, $version: Int!, $timeZone: String!) {
    restoreHive(id: $id, revision: $revision, version: $version, timeZone: $timeZone) { ... on Hive { id name } ${failure} } }`,

  hiveLog: `query ($hiveId: ID!, $before: ID) { hiveLog(hiveId: $hiveId, before: $before) {
    endCursor entries { id what authorName isByOwner at inspectionId } } }`,

  colonyHistory: `query ($hiveId: ID!) { colonyHistory(hiveId: $hiveId) { events { id hive { id } otherHive { id } queen { id } }
    reigns { since queen { id } } } hive(id: $hiveId) { id type { name } apiary { name } queen { race { name } } } }`,

  queenRegister: `{ queenRegister { id queen { id race { name } } reigns { since hive { id } } }
    apiaries { id hives { id name state } } }`,

  changeHiveState: `mutation ($hiveId: ID!, $input: HiveStateInput!) {
    changeHiveState(hiveId: $hiveId, input: $input) { ${changed} ${failure} } }`,

  splitColony: `mutation ($hiveId: ID!, $input: SplitInput!) {
    splitColony(hiveId: $hiveId, input: $input) { ${changed} ${failure} } }`,

  uniteColonies: `mutation ($hiveId: ID!, $input: UnionInput!) {
    uniteColonies(hiveId: $hiveId, input: $input) { ${changed} ${failure} } }`,

  requeenColony: `mutation ($hiveId: ID!, $input: RequeeningInput!) {
    requeenColony(hiveId: $hiveId, input: $input) { ${changed} ${failure} } }`,

  moveQueen: `mutation ($queenId: ID!, $input: QueenMoveInput!) {
    moveQueen(queenId: $queenId, input: $input) { ${changed} ${failure} } }`,

  endQueen: `mutation ($queenId: ID!, $input: QueenEndInput!) {
    endQueen(queenId: $queenId, input: $input) { ${changed} ${failure} } }`,

  createQueen: `mutation ($hiveId: ID!, $input: QueenInput!) {
    createQueen(hiveId: $hiveId, input: $input) { ... on Queen { id race { name } } ${failure} } }`,

  updateQueen: `mutation ($id: ID!, $revision: Int!, $input: QueenInput!) {
    updateQueen(id: $id, revision: $revision, input: $input) { ... on Queen { id race { name } }
      ... on QueenConflict { current { id race { name } } } ${failure} } }`,

  deleteQueen: `mutation ($id: ID!) { deleteQueen(id: $id) { ... on Done { done } ${failure} } }`,

  hiveTags: `{ hiveTags { id number action hive { id name type { name } apiary { id name hives { id } } } }
    apiaries { id hives { id canEdit deviceIds } } }`,

  scannedHiveTag: `query ($code: String!) { scannedHiveTag(code: $code) { number
    tag { action hive { id apiary { id hives { id } } } } } }`,

  createHiveTag: `mutation ($input: HiveTagInput!) { createHiveTag(input: $input) {
    ... on HiveTag { id hive { id type { name } apiary { id hives { id } } } } ${failure} } }`,

  updateHiveTag: `mutation ($number: String!, $input: HiveTagInput!) { updateHiveTag(number: $number, input: $input) {
    ... on HiveTag { id hive { id type { name } apiary { id hives { id } } } } ${failure} } }`,

  hiveTagCodes: `mutation ($numbers: [String!]!) { hiveTagCodes(numbers: $numbers) {
    ... on HiveTagCodes { codes { number url } } ${failure} } }`,

  deleteHiveTag: `mutation ($number: String!) { deleteHiveTag(number: $number) { ... on Done { done } ${failure} } }`,

  createHive: `mutation ($input: CreateHiveInput!) { createHive(input: $input) {
    ... on Hive { id type { name } apiary { id hives { id } } } ${failure} } }`,

  updateHive: `mutation ($id: ID!, $revision: Int!, $input: UpdateHiveInput!) {
    updateHive(id: $id, revision: $revision, input: $input) { ... on Hive { id apiary { id hives { id } } }
      ... on HiveConflict { current { id type { name } apiary { id hives { id } } } } ${failure} } }`,

  deleteApiary: `mutation ($id: ID!) { deleteApiary(id: $id) { ... on Done { done } ${failure} } }`,

  deleteHives: `mutation ($hiveIds: [ID!]!) { deleteHives(hiveIds: $hiveIds) { ... on Done { done } ${failure} } }`,

  deleteHive: `mutation ($id: ID!) { deleteHive(id: $id) { ... on Done { done } ${failure} } }`,
};
