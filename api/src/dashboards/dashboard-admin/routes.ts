import * as v from 'valibot';
import type { PublicAddresses } from '#platform/context/context.ts';
import type { DashboardId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, revision, sentId } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { editOf } from '#platform/input/edits.ts';
import { answerOf, bodyOf } from '#platform/resource/fields.ts';
import { addressOf, logoAddressOf } from '../core/dashboard.ts';
import { dashboardFields } from '../core/dashboard-fields.ts';
import { changeLogo, removeLogo } from './logo.ts';
import {
  createDashboard,
  editDashboard,
  type OwnDashboard,
  ownDashboards,
  removeDashboard,
  renewCode,
  showDashboard,
} from './service.ts';

const dashboardId = { params: v.object({ id: sentId<DashboardId>('dashboard') }) };

const DashboardAnswer = v.object({
  id: idJson<DashboardId>('dashboard'),
  revision,
  accessCode: v.pipe(v.string(), v.description('Anyone who knows the code sees the dashboard.')),
  url: v.pipe(v.string(), v.description('Public address of the dashboard.')),
  ...answerOf(dashboardFields),
  hiveIds: v.pipe(v.array(idJson<HiveId>('hive')), v.description('In the order in which they are shown.')),
  logoUrl: v.optional(v.string()),
  openings: v.pipe(
    v.array(v.object({ day: v.string(), count: v.number() })),
    v.description('Number of views by day (UTC), newest first.'),
  ),
});

/** A dashboard as its owner is sent it. */
function dashboardJson({ rev, code, ...dashboard }: OwnDashboard, addresses: PublicAddresses) {
  return {
    ...dashboard,
    ...{ revision: rev, accessCode: code, url: addressOf({ code }, addresses) },
    logoUrl: logoAddressOf(dashboard, addresses),
  };
}

export const DashboardBody = v.object({
  ...bodyOf(dashboardFields),
  hiveIds: v.pipe(
    v.array(sentId<HiveId>('hive')),
    v.maxLength(1000, 'too_many'),
    v.description('Own hives, in the order in which they are shown.'),
  ),
});

const oneDashboard = [
  action(
    'GET',
    '/dashboards/:id',
    { id: 'readDashboard', summary: 'One dashboard of the person', ...dashboardId, answer: DashboardAnswer },
    async (context, { params }) => dashboardJson(await showDashboard(context, params.id), context.addresses),
  ),
  action(
    'PATCH',
    '/dashboards/:id',
    {
      id: 'changeDashboard',
      summary: 'Edits a dashboard; fields that are not sent do not change',
      ...dashboardId,
      body: v.partial(DashboardBody),
      answer: DashboardAnswer,
    },
    async (context, { params, body, revision: wanted, answerWith }) => {
      const edited = await editDashboard(context, params.id, {
        ...editOf(body, wanted),
        toWire: (held) => answerWith(dashboardJson(held, context.addresses)),
      });
      return dashboardJson(edited, context.addresses);
    },
  ),
  action(
    'DELETE',
    '/dashboards/:id',
    { id: 'removeDashboard', summary: 'Deletes a dashboard; its code stops working', ...dashboardId },
    (context, { params }) => removeDashboard(context, params.id),
  ),
  action(
    'POST',
    '/dashboards/:id/code',
    {
      id: 'renewDashboardCode',
      summary: 'Creates a new code; the previous code stops working',
      ...dashboardId,
      answer: DashboardAnswer,
    },
    async (context, { params }) => dashboardJson(await renewCode(context, params.id), context.addresses),
  ),
];

const logoActions = [
  action(
    'POST',
    '/dashboards/:id/logo',
    {
      id: 'changeDashboardLogo',
      summary:
        'Sets the logo of a dashboard, sent as `file` of a form: JPEG, PNG or WebP, 15 MB, 40 megapixels',
      description: 'Without a file nothing changes.',
      ...dashboardId,
      file: 'file',
      notIdempotent: 'harmless',
      answer: DashboardAnswer,
    },
    async (context, { params, file }) =>
      dashboardJson(await changeLogo(context, params.id, file?.content), context.addresses),
  ),
  action(
    'DELETE',
    '/dashboards/:id/logo',
    {
      id: 'removeDashboardLogo',
      summary: 'Removes the logo of a dashboard',
      ...dashboardId,
      answer: DashboardAnswer,
    },
    async (context, { params }) => dashboardJson(await removeLogo(context, params.id), context.addresses),
  ),
];

export const dashboardRoutes = inOneScope([
  action(
    'GET',
    '/dashboards',
    { id: 'listDashboards', summary: 'Dashboards of the person by title', answer: v.array(DashboardAnswer) },
    async (context) => (await ownDashboards(context)).map((each) => dashboardJson(each, context.addresses)),
  ),
  action(
    'POST',
    '/dashboards',
    {
      id: 'addDashboard',
      summary: 'Creates a dashboard of hives of the person, with a public code',
      description: 'Needs the permission `dashboard`.',
      body: DashboardBody,
      answer: DashboardAnswer,
    },
    async (context, { body }) => dashboardJson(await createDashboard(context, body), context.addresses),
  ),
  ...oneDashboard,
  ...logoActions,
]);
