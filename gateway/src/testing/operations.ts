import { accountOperations, accountQueries } from '../slices/account/test-operations.ts';
import { administrationOperations } from '../slices/administration/test-operations.ts';
import { alertsOperations } from '../slices/alerts/test-operations.ts';
import { dashboardsOperations } from '../slices/dashboards/test-operations.ts';
import { groupsOperations } from '../slices/groups/test-operations.ts';
import { hivesOperations } from '../slices/hives/test-operations.ts';
import { inspectionsAdminOperations, inspectionsOperations } from '../slices/inspections/test-operations.ts';
import {
  measurementsAdminOperations,
  measurementsOperations,
} from '../slices/measurements/test-operations.ts';
import { registersOperations } from '../slices/registers/test-operations.ts';
import { researchAdminOperations, researchOperations } from '../slices/research/test-operations.ts';

/**
 * What remotes could ask for at most: every root field with everything below it, lists inside lists. A new slice is a
 * line here.
 */
export const widestOperations: Readonly<Record<string, string>> = {
  ...groupsOperations,
  ...researchOperations,
  ...alertsOperations,
  ...dashboardsOperations,
  ...registersOperations,
  ...accountQueries,
  ...hivesOperations,
  ...inspectionsOperations,
  ...measurementsOperations,
};

/** What admins and translators do. */
export const adminOperations: Readonly<Record<string, string>> = {
  ...administrationOperations,
  ...inspectionsAdminOperations,
  ...measurementsAdminOperations,
  ...researchAdminOperations,
};

/** With those that end or change what the others need: their own tests try them in their order. */
export const everyOperation = { ...accountOperations, ...adminOperations, ...widestOperations };
