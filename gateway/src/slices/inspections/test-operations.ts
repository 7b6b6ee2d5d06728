const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';

/** What mf-inspections could ask for at most. */
export const inspectionsOperations: Readonly<Record<string, string>> = {
  diary: `query ($filter: InspectionFilter, $first: Int = 100, $after: String) {
    diary(filter: $filter, first: $first, after: $after) { totalCount endCursor nodes { id notes items { text }
    hive { id name type { name } apiary { id name hives { id } } } } } }`,

  inspection: `query ($id: ID!) { inspection(id: $id) { id items { text }
    hive { id type { name } apiary { id hives { id apiary { id } } } } } }`,

  hivesToInspect: '{ hives { id name type { name } apiary { id name hives { id } } inspectionCount } }',

  checklist:
    'query ($id: ID) { checklist(id: $id) { id items { id options { id } } } hiveCatalogue { hiveTypes { id } beeRaces { id } } }',

  createInspection: `mutation ($input: CreateInspectionInput!) { createInspection(input: $input) {
    ... on Inspection { id items { text } hive { id apiary { id hives { id } } } } ${failure} } }`,

  updateInspection: `mutation ($id: ID!, $revision: Int!, $input: UpdateInspectionInput!) {
    updateInspection(id: $id, revision: $revision, input: $input) {
      ... on Inspection { id items { text } hive { id apiary { id hives { id } } } }
      ... on InspectionConflict { current { id items { text } hive { id apiary { id } } } } ${failure} } }`,

  agenda:
    '{ reminders { id text dueAt isDone hiveId hiveName apiaryId apiaryName canEdit } hasReminderMails }',

  tickReminder: `mutation ($id: ID!, $isDone: Boolean!) {
    tickReminder(id: $id, isDone: $isDone) { ... on Reminder { id isDone } ${failure} } }`,

  putOffReminder: `mutation ($id: ID!, $days: Int!) {
    putOffReminder(id: $id, days: $days) { ... on Reminder { id dueAt } ${failure} } }`,

  setReminderMails: `mutation ($areWanted: Boolean!) {
    setReminderMails(areWanted: $areWanted) { ... on Done { done } ${failure} } }`,

  deleteInspection: `mutation ($id: ID!) { deleteInspection(id: $id) { ... on Done { done } ${failure} } }`,
};
