import { apiTokenAccess } from '#account/api-tokens/access-rows.ts';
import { profileAccess } from '#account/profile/access-rows.ts';
import { secondFactorAccess } from '#account/second-factor/access-rows.ts';
import { sessionAccess } from '#account/sessions/access-rows.ts';
import { settingsAccess } from '#account/settings/access-rows.ts';
import { accountAccess } from '#account/sign-up/access-rows.ts';
import { restoreAccess } from '#account-import/access-rows.ts';
import { administrationAccess } from '#administration/people/access-rows.ts';
import { statusAccess } from '#administration/status/access-rows.ts';
import { translationAccess } from '#administration/translations/access-rows.ts';
import { alertAccess } from '#alerts/evaluation/access-rows.ts';
import { alertModelAccess } from '#alerts/external-model/access-rows.ts';
import { alertStopAccess } from '#alerts/notifications/access-rows.ts';
import { alertRuleAccess } from '#alerts/rules/access-rows.ts';
import { dashboardAccess } from '#dashboards/dashboard-admin/access-rows.ts';
import { exportAccess } from '#exports/access-rows.ts';
import { flashLogAccess } from '#flash-logs/device-log-import/access-rows.ts';
import { groupAccess } from '#groups/groups/access-rows.ts';
import { apiaryAccess } from '#hives/apiaries/access-rows.ts';
import { hiveLogAccess } from '#hives/audit-log/access-rows.ts';
import { hiveLifeAccess } from '#hives/colony-events/access-rows.ts';
import { hiveAccess } from '#hives/hive/access-rows.ts';
import { queenAccess } from '#hives/queens/access-rows.ts';
import { hiveTagAccess } from '#hives/tags/access-rows.ts';
import { importAccess } from '#imports/access-rows.ts';
import { checklistAccess } from '#inspections/checklists/access-rows.ts';
import { inspectionAccess } from '#inspections/inspections/access-rows.ts';
import { readingAccess } from '#inspections/paper-recognition/access-rows.ts';
import { photoAccess } from '#inspections/photos/access-rows.ts';
import { printAccess } from '#inspections/printed-forms/access-rows.ts';
import { reminderAccess } from '#inspections/reminders/access-rows.ts';
import { sampleCodeAccess } from '#inspections/sample-codes/access-rows.ts';
import { chartMarkAccess } from '#measurements/annotations/access-rows.ts';
import { deviceAccess } from '#measurements/devices/access-rows.ts';
import { ingestAccess } from '#measurements/ingest/access-rows.ts';
import { measurementAccess } from '#measurements/series/access-rows.ts';
import { weightAccess } from '#measurements/weight-corrections/access-rows.ts';
import { waysAccess } from '#notifications/access-rows.ts';
import { storageAccess } from '#platform/storage-account/access-rows.ts';
import { taxonomyAccess } from '#platform/taxonomy/access-rows.ts';
import { colonyCountAccess } from '#registers/colonies/access-rows.ts';
import { registerAccess } from '#registers/entries/access-rows.ts';
import { productAccess } from '#registers/products/access-rows.ts';
import { researchAccess } from '#research/access-rows.ts';
import { weatherAccess } from '#weather/current/access-rows.ts';
import type { ActorName, Stranger } from './actors.ts';
import type { TestUser } from './builders.ts';
import type { Method, TestApi } from './test-api.ts';

/**
 * The status that each actor gets for a right request that concerns the owner's things. Default: that of any other
 * person, and for the owner's programs that of the owner.
 */
export interface AccessRow extends Partial<Record<ActorName, number>> {
  anonymous: number;
  owner: number;
  otherUser: number;
  /** Admins see no more of other people's bees than anybody: their notes are private. */
  admin: number;
  /** What is asked, of fresh things of the owner's. Default: the path as it stands, without a body. */
  request?: (api: TestApi, owner: TestUser) => Promise<AccessRequest>;
}

export interface AccessRequest {
  /** With the owner's ids in it. Default: the route's. */
  path?: string;
  body?: Record<string, unknown> | readonly unknown[];
  /** Makes a stranger of the owner's group what their name says. Default: nothing, where groups do not matter. */
  admit?: (actor: Stranger, person: TestUser) => Promise<void>;
}

/** As in `PATCH /api/hives/:id`. */
export type RouteName = `${Method} /${string}`;
export type AccessRows = Readonly<Record<RouteName, AccessRow>>;

/** The table of actors and routes: every registered route stands here, or a test fails. */
export const accessTable: AccessRows = {
  ...statusAccess,
  ...accountAccess,
  ...sessionAccess,
  ...apiTokenAccess,
  ...secondFactorAccess,
  ...profileAccess,
  ...settingsAccess,
  ...taxonomyAccess,
  ...storageAccess,
  ...apiaryAccess,
  ...hiveAccess,
  ...hiveLifeAccess,
  ...hiveLogAccess,
  ...hiveTagAccess,
  ...queenAccess,
  ...checklistAccess,
  ...inspectionAccess,
  ...photoAccess,
  ...printAccess,
  ...readingAccess,
  ...reminderAccess,
  ...sampleCodeAccess,
  ...deviceAccess,
  ...ingestAccess,
  ...measurementAccess,
  ...chartMarkAccess,
  ...weatherAccess,
  ...weightAccess,
  ...flashLogAccess,
  ...groupAccess,
  ...researchAccess,
  ...dashboardAccess,
  ...waysAccess,
  ...alertStopAccess,
  ...alertModelAccess,
  ...alertRuleAccess,
  ...alertAccess,
  ...registerAccess,
  ...productAccess,
  ...colonyCountAccess,
  ...exportAccess,
  ...importAccess,
  ...restoreAccess,
  ...administrationAccess,
  ...translationAccess,
};

/** A row of a route that treats everybody alike. */
export function everybody(status: number, request?: AccessRow['request']): AccessRow {
  const statuses = { anonymous: status, owner: status, otherUser: status, admin: status };
  return request === undefined ? statuses : { ...statuses, request };
}

/** A row of a route by which each person reaches their own things only. */
export function eachForThemselves(status: number, request?: AccessRow['request']): AccessRow {
  return { ...everybody(status, request), anonymous: 401 };
}

/** A row of a route for one thing of the owner's: for others it is not there. */
export function ownerOnly(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { anonymous: 401, owner: status, otherUser: 404, admin: 404, request };
}

/** A row of a route whose address says in whose name it is opened: by who has it, and by nobody who is somebody else. */
export function openedByTicket(request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(200, request), anonymous: 200 };
}

/** A row of a route that shows something of the owner's hive: to whom the hive is shared it is there. */
export function sharedToSee(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(status, request), groupViewer: status, groupEditor: status };
}

/** A row of a route that changes something of the owner's hive. */
export function sharedToEdit(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(status, request), groupViewer: 403, groupEditor: status };
}

/** A row of a route for what sharing shows and never gives. */
export function neverShared(status: number, request: NonNullable<AccessRow['request']>): AccessRow {
  return { ...ownerOnly(status, request), groupViewer: 403, groupEditor: 403 };
}

/** A row of a route for one role. */
export function adminsOnly(status: number, request?: AccessRow['request']): AccessRow {
  return { ...everybody(403, request), anonymous: 401, admin: status };
}

/** A row of a route for translators, and so for admins. */
export function translatorsOnly(status: number, request?: AccessRow['request']): AccessRow {
  return { ...adminsOnly(status, request), translator: status };
}
