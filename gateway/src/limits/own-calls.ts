/**
 * Fields that cost the REST service a call for each requested object, and not one for all of them
 * together. No list may multiply them: each counts as so many objects that a list of unknown length is too much.
 */
export const fieldsWithOwnCall: ReadonlySet<string> = new Set([
  'Hive.inspectionTable',
  'Hive.lastAnswers',
  'Hive.readings',
]);

/** Eight of them fit into a request. */
export const ownCallCost = 600;
