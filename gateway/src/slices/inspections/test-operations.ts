const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';

const task = `id revision title note day repeat countsFromDone steps { text isDone } pack { item count } hiveIds
  hives { id name apiaryId apiaryName } apiaryId apiaryName assigneeId assigneeName doneAt canEdit
  plan { planId method step plannedDay }`;

const plan = `id method hiveId hiveName startDay state canEdit tasks { ${task} }`;

const bloom = 'id apiaryId season plant firstDay lastDay';

/** What mf-inspections could ask for at most. */
export const inspectionsOperations: Readonly<Record<string, string>> = {
  diary: `query ($filter: InspectionFilter, $first: Int = 100, $after: String) {
    diary(filter: $filter, first: $first, after: $after) { totalCount endCursor nodes { id notes items { text }
    hive { id name type { name } apiary { id name hives { id } } } } } }`,

  newestInspections: `{ newestInspections { columns { id notes items { text } photos { id } hive { id name apiary { id name } } }
    items { itemId category ancestors name input } } }`,

  diaryChoices: '{ apiaries { id name } inspectionAuthors { id name } }',

  inspection: `query ($id: ID!) { inspection(id: $id) { id items { text } generalPhotoIds photos { id itemId url }
    hive { id type { name } apiary { id hives { id apiary { id } } } } } }`,

  hivesToInspect: '{ hives { id name type { name } apiary { id name hives { id } } inspectionCount } }',

  lastAnswers: `query ($id: ID!) { hive(id: $id) { id lastAnswers { inspection { id impression nextNotes items { text } }
    items { inspectedAt item { itemId value text unit } } } } checklist { id items { id } } hives { id apiary { id } } }`,

  inspectionVersions:
    'query ($id: ID!) { inspectionVersions(id: $id) { revision writtenAt writtenBy notes items { itemId name text unit } } }',

  restoreInspection: `mutation ($id: ID!, $revision: Int!, $version: Int!) {
    restoreInspection(id: $id, revision: $revision, version: $version) { ... on Inspection { id notes } ${failure} } }`,

  readings: `query ($id: ID!) { hive(id: $id) { id readings { weather { at condition temperatureCelsius } weight { at kg device } } }
    honeyWaits { hiveId product } }`,

  createInspections: `mutation ($input: CreateInspectionsInput!) { createInspections(input: $input) {
    ... on RecordedInspections { inspections { id hiveId } } ${failure} } }`,

  checklist:
    'query ($id: ID) { checklist(id: $id) { id items { id options { id } } } hiveCatalogue { hiveTypes { id } beeRaces { id } } }',

  createInspection: `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
    ... on Inspection { id items { text } photos { id } hive { id apiary { id hives { id } } } } ${failure} } }`,

  updateInspection: `mutation ($id: ID!, $revision: Int!, $input: UpdateInspectionInput!) {
    updateInspection(id: $id, revision: $revision, input: $input) {
      ... on Inspection { id items { text } photos { id } hive { id apiary { id hives { id } } } }
      ... on InspectionConflict { current { id items { text } photos { id } hive { id apiary { id } } } } ${failure} } }`,

  agenda:
    '{ reminders { id text dueAt isDone hiveId hiveName apiaryId apiaryName canEdit } hasReminderMails }',

  calendarLink: '{ calendarLink { madeAt lastReadAt } }',

  reminderCalendar: 'query ($id: ID!) { reminderCalendar(id: $id) }',

  makeCalendarLink: `mutation { makeCalendarLink { ... on CalendarAddress { address madeAt } ${failure} } }`,

  deleteCalendarLink: `mutation { deleteCalendarLink { ... on Done { done } ${failure} } }`,

  tickReminder: `mutation ($id: ID!, $isDone: Boolean!) {
    tickReminder(id: $id, isDone: $isDone) { ... on Reminder { id isDone } ${failure} } }`,

  putOffReminder: `mutation ($id: ID!, $until: DateTime, $days: Int) {
    putOffReminder(id: $id, until: $until, days: $days) { ... on Reminder { id dueAt } ${failure} } }`,

  tasks: `{ tasks { ${task} } doneTasks { ${task} } }`,

  today: `{ apiaries { id name isOwner coordinates { latitude longitude } hives { id name isOwner state
    queen { id birthDate isFertilized } lastInspection { id inspectedAt needsAttention } devices { id name lastMessageAt isOnline } } }
    openAlerts { id ruleName hiveId hiveName firstAt endedAt } reminders { id text dueAt isDone hiveId apiaryId }
    tasks { ${task} } dues { waits { hiveId from honeyFrom } plannedCounts { hiveId day } flows { hiveId from to kg }
      stores { hiveId day frames isLow fedKg } faultyScales { deviceId hiveId } }
    apiaryForecasts { apiaryId days { day greatestCelsius rainMm windMs } }
    apiarySeasons { id zone } blooms { ${bloom} } }`,

  hivePlans: `{ hivePlans { ${plan} } }`,

  startHivePlan: `mutation ($input: HivePlanInput!, $timeZone: String!) {
    startHivePlan(input: $input, timeZone: $timeZone) { ... on HivePlan { ${plan} } ${failure} } }`,

  moveHivePlan: `mutation ($id: ID!, $step: MethodStep, $day: String!) {
    moveHivePlan(id: $id, step: $step, day: $day) { ... on HivePlan { ${plan} } ${failure} } }`,

  endHivePlan: `mutation ($id: ID!) { endHivePlan(id: $id) { ... on HivePlan { ${plan} } ${failure} } }`,

  taskPeople: '{ taskPeople { id name } }',

  apiaryDevelopment: `query ($id: ID!) { apiaryDevelopment(id: $id) { hiveId name figure
    parts { part unit from to fromDay toDay figure } } }`,

  inspectionRhythm: '{ inspectionRhythm }',

  blooms: `{ degreeDays { apiaryId sum fromDay missingDays } apiarySeasons { id name canNote zone region } blooms { ${bloom} } }`,

  noteBloom: `mutation ($apiaryId: ID!, $season: Int!, $plant: Plant!, $firstDay: String!, $lastDay: String) {
    noteBloom(apiaryId: $apiaryId, season: $season, plant: $plant, firstDay: $firstDay, lastDay: $lastDay) {
      ... on Bloom { ${bloom} } ${failure} } }`,

  deleteBloom: `mutation ($apiaryId: ID!, $season: Int!, $plant: Plant!) {
    deleteBloom(apiaryId: $apiaryId, season: $season, plant: $plant) { ... on Done { done } ${failure} } }`,

  task: `query ($id: ID!) { task(id: $id) { ${task} } }`,

  createTask: `mutation ($input: TaskInput!, $timeZone: String!) {
    createTask(input: $input, timeZone: $timeZone) { ... on Task { ${task} } ${failure} } }`,

  changeTask: `mutation ($id: ID!, $revision: Int!, $input: TaskInput!) {
    changeTask(id: $id, revision: $revision, input: $input) {
      ... on Task { ${task} } ... on TaskConflict { current { ${task} } } ${failure} } }`,

  tickTask: `mutation ($id: ID!, $isDone: Boolean!, $at: DateTime) {
    tickTask(id: $id, isDone: $isDone, at: $at) {
      ... on TickedTask { task { ${task} } next { ${task} } } ${failure} } }`,

  tickTaskStep: `mutation ($id: ID!, $text: String!, $isDone: Boolean!) {
    tickTaskStep(id: $id, text: $text, isDone: $isDone) { ... on Task { ${task} } ${failure} } }`,

  putOffTask: `mutation ($id: ID!, $day: String!) {
    putOffTask(id: $id, day: $day) { ... on Task { ${task} } ${failure} } }`,

  deleteTask: `mutation ($id: ID!) { deleteTask(id: $id) { ... on Done { done } ${failure} } }`,

  setReminderMails: `mutation ($areWanted: Boolean!) {
    setReminderMails(areWanted: $areWanted) { ... on Done { done } ${failure} } }`,

  makeSampleCode: `mutation ($hiveId: ID!, $sampleCode: String) {
    makeSampleCode(hiveId: $hiveId, sampleCode: $sampleCode) { ... on SampleCode { sampleCode } ${failure} } }`,

  deleteSampleCode: `mutation ($code: String!) {
    deleteSampleCode(code: $code) { ... on Done { done } ${failure} } }`,

  photos: 'query ($ids: [ID!]!) { photos(ids: $ids) { id url thumbUrl caption } }',

  captionPhoto: `mutation ($id: ID!, $caption: String) {
    captionPhoto(id: $id, caption: $caption) { ... on Photo { id caption } ${failure} } }`,

  deleteInspection: `mutation ($id: ID!) { deleteInspection(id: $id) { ... on Done { done } ${failure} } }`,

  checklistForms:
    '{ checklistForms { checklists { id name isOwner places requiredIds } items { id parentId options { id } } } }',

  checklists: '{ checklists { id revision name itemIds requiredIds isOwner ownerName groupIds researches } }',

  checklistOutline: `query ($id: ID!) { checklistOutline(id: $id) { id name itemIds } checklistItems { id parentId key name
    input unit minimum maximum decimals isOwn choices } }`,

  checklistSheet:
    'query ($id: ID!, $hiveId: ID, $table: SheetTableInput) { checklistSheet(id: $id, hiveId: $hiveId, table: $table) { pages leftOut { itemId name } } }',

  printedPages: 'query ($id: ID!, $hiveIds: [ID!]!) { printedPages(id: $id, hiveIds: $hiveIds) }',

  printChecklist: `mutation ($id: ID!, $hiveIds: [ID!]!, $tableItemIds: [ID!]) { printChecklist(id: $id, hiveIds: $hiveIds, tableItemIds: $tableItemIds) {
    ... on PrintedChecklist { print { id firstPrintedAt } pdfUrl } ${failure} } }`,

  checklistPrints: '{ checklistPrints { id checklistId name pageCount firstPrintedAt } }',

  sheetReadings:
    '{ sheetReadings { id begunAt pages { id state fault } sheets { printId name missingPages } } }',

  sheetReading: `query ($id: ID!) { sheetReading(id: $id) { id printId begunAt pages { id state fault unseenCorners printId
    pageNumber thumbUrl photoUrl straightUrl } sheets { printId checklistId name hiveId rows { hiveId name } pageIds pageCount missingPages
    pagesTwice fields { pageId itemId row label kind value isSure area { x y width height } } } } }`,

  readsHandwriting: '{ readsHandwriting }',

  chooseForSheetReading: `mutation ($id: ID!, $printId: ID, $language: Language) {
    chooseForSheetReading(id: $id, printId: $printId, language: $language) { ... on SheetReading { id language } ${failure} } }`,

  beginSheetReading: `mutation ($printId: ID, $language: Language) {
    beginSheetReading(printId: $printId, language: $language) { ... on SheetReading { id } ${failure} } }`,

  deleteSheetReading: `mutation ($id: ID!) { deleteSheetReading(id: $id) { ... on Done { done } ${failure} } }`,

  deleteReadPage: `mutation ($id: ID!) { deleteReadPage(id: $id) { ... on Done { done } ${failure} } }`,

  placeReadPage: `mutation ($id: ID!, $input: PlacedPageInput!) {
    placeReadPage(id: $id, input: $input) { ... on Done { done } ${failure} } }`,

  keepReadPages: `mutation ($id: ID!, $pageIds: [ID!]!) {
    keepReadPages(id: $id, pageIds: $pageIds) { ... on KeptPages { photoIds } ${failure} } }`,

  endReadPages: `mutation ($id: ID!, $input: EndedPagesInput!) {
    endReadPages(id: $id, input: $input) { ... on Done { done } ${failure} } }`,

  createChecklist: `mutation ($input: NewChecklistInput!) { createChecklist(input: $input) {
    ... on ChecklistOutline { id name itemIds } ${failure} } }`,

  checklistVersions:
    'query ($id: ID!) { checklistVersions(id: $id) { revision writtenAt name itemIds requiredIds } }',

  updateChecklist: `mutation ($id: ID!, $revision: Int!, $input: ChecklistOutlineInput!) {
    updateChecklist(id: $id, revision: $revision, input: $input) { ... on ChecklistOutline { id name itemIds }
      ... on ChecklistConflict { current { id name itemIds } } ${failure} } }`,

  deleteChecklist: `mutation ($id: ID!) { deleteChecklist(id: $id) { ... on Done { done } ${failure} } }`,

  shareChecklist: `mutation ($id: ID!, $groupIds: [ID!]!) { shareChecklist(id: $id, groupIds: $groupIds) {
    ... on ChecklistOutline { id groupIds } ${failure} } }`,

  createOwnItem: `mutation ($input: MadeItemInput!) { createOwnItem(input: $input) {
    ... on OfferedItem { id name } ${failure} } }`,

  updateOwnItem: `mutation ($id: ID!, $input: MadeItemInput!) { updateOwnItem(id: $id, input: $input) {
    ... on OfferedItem { id name } ${failure} } }`,

  removeOwnItem: `mutation ($id: ID!) { removeOwnItem(id: $id) { ... on Done { done } ${failure} } }`,
};

/** What only an admin may do of it; `access-of-accounts.test.ts` tries them. */
export const inspectionsAdminOperations: Readonly<Record<string, string>> = {
  paperFigures: '{ paperFigures { kind isSure accepted corrected emptied } }',
};
